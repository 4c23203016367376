import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Team } from '../../access/access.public';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';

@Entity('request_comments')
export class RequestComment {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' }) requestId: string;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) authorId: string | null;

  /** Fixed at writing, because the author's role may change. */
  @Column('boolean') isFromStaff: boolean;
  @Column({ type: 'boolean', default: false }) isByMail: boolean;
  @TextColumn('personal') body: string;
  /** Parts of the mail that the message leaves out, such as quotations. */
  @TextColumn('personal', { nullable: true }) restOfMail: string | null;
  @CreatedAtColumn() createdAt: Date;
}

@Entity('request_notes')
export class RequestNote {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' }) requestId: string;
  @TextColumn('choice') team: Team;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) authorId: string | null;
  @TextColumn('personal') body: string;
  @CreatedAtColumn() createdAt: Date;
}

/** Stored apart, because events contain no such text. */
@Entity('request_reasons')
export class RequestReason {
  @PrimaryColumn('uuid') eventId: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' }) requestId: string;
  @TextColumn('personal') body: string;
}
