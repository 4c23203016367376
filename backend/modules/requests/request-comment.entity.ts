import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';

@Entity('request_comments')
@Index(['authorId'], { where: 'author_id IS NOT NULL' })
@Index(['requestId', 'createdAt', 'id'])
export class RequestComment {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  authorId: string | null;

  /** Fixed at writing, because the author's role may change. */
  @Column('boolean')
  isFromStaff: boolean;

  @Column({ type: 'boolean', default: false })
  isByMail: boolean;

  @TextColumn('personal')
  body: string;

  @CreatedAtColumn()
  createdAt: Date;
}
