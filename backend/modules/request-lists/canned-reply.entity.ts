import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';

@Entity('canned_replies')
@Index('canned_replies_title_unique', ['title'], { unique: true })
export class CannedReply {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('staff', { type: 'citext' })
  title: string;

  @TextColumn('staff')
  body: string;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ default: () => 'now()' })
  updatedAt: Date;
}
