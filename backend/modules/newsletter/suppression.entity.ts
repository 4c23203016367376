import { Check, Entity } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

@Entity('suppressions')
@Check('suppressions_reason_check', `"reason" IN ('bounce', 'complaint')`)
export class Suppression {
  @TextColumn('hash', { primary: true })
  emailHash: string;

  @TextColumn('choice')
  reason: 'bounce' | 'complaint';

  @CreatedAtColumn()
  createdAt: Date;
}
