import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { NotificationType } from './notification-options';

/** What one person is told inside the portal, written with what it tells of. */
@Entity('notifications')
@Index('notifications_newest_index', ['userId', 'createdAt', 'id'])
@Index('notifications_unread_index', ['userId', 'createdAt', 'id'], { where: 'read_at IS NULL' })
@Index(['createdAt'])
@Index(['requestId'], { where: 'request_id IS NOT NULL' })
@Check('notifications_type_check', `"type" IN ('success', 'warning', 'info')`)
export class Notification {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn()
  type: NotificationType;

  @TextColumn()
  title: string;

  @TextColumn()
  message: string;

  /** What it is about, where that is a request. */
  @ReferenceColumn('ProjectRequest', { nullable: true, onDelete: 'CASCADE' })
  requestId: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  readAt: Date | null;
}
