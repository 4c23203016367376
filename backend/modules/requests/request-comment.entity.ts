import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';

/** What the client and our team say to each other about a request. Append-only; both read it. */
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

  /** Which side wrote it, whatever becomes of the author's role. */
  @Column('boolean')
  isFromStaff: boolean;

  /** It came as a mail. */
  @Column({ type: 'boolean', default: false })
  isByMail: boolean;

  @TextColumn()
  body: string;

  @CreatedAtColumn()
  createdAt: Date;
}
