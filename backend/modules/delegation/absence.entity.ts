import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn } from '../../database/columns';

@Entity('absences')
@Index(['deputyId'], { where: 'deputy_id IS NOT NULL' })
@Index(['userId', 'lastDay'])
@Index(['lastDay'])
@Check('absences_days_check', '"last_day" >= "first_day"')
@Check('absences_deputy_check', '"deputy_id" <> "user_id"')
export class Absence {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  userId: string;

  @Column({ type: 'date' })
  firstDay: string;

  @Column({ type: 'date' })
  lastDay: string;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  deputyId: string | null;

  @CreatedAtColumn()
  createdAt: Date;
}
