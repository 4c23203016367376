import { Check, Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../database/columns';

/**
 * The one salt of `hash_address(email)`, made by the migration. In the database rather than in the
 * settings: hashes of suppressed addresses have to hold for good, whatever secret is changed.
 */
@Entity('address_salts')
@Check('address_salts_one_check', 'id')
export class AddressSalt {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @TextColumn()
  salt: string;
}
