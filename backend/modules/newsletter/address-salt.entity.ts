import { Check, Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../database/columns';

/**
 * The salt of `hash_address(email)`, created by the migration. In the database rather than in the
 * settings, because hashes of suppressed addresses must stay valid when a secret changes.
 */
@Entity('address_salts')
@Check('address_salts_one_check', 'id')
export class AddressSalt {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @TextColumn('ours')
  salt: string;
}
