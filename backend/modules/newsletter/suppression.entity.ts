import { Check, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

@Entity('suppressions')
@Check('suppressions_reason_check', `"reason" IN ('bounce', 'complaint')`)
export class Suppression {
  @PrimaryColumn('text')
  emailHash: string;

  @TextColumn()
  reason: 'bounce' | 'complaint';

  @CreatedAtColumn()
  createdAt: Date;
}
