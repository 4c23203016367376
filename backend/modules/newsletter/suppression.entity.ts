import { Check, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

/** An address that gets no newsletter mail. Stored as a hash, so it outlives an erasure. */
@Entity('suppressions')
@Check('suppressions_reason_check', `"reason" IN ('bounce', 'complaint')`)
export class Suppression {
  /** Hex HMAC of the address. */
  @PrimaryColumn('text')
  emailHash: string;

  @TextColumn()
  reason: 'bounce' | 'complaint';

  @CreatedAtColumn()
  createdAt: Date;
}
