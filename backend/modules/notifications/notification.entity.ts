import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { NotificationType } from './notification-options';

@Entity('notifications')
@Index('notifications_newest_index', ['userId', 'createdAt', 'id'])
@Index('notifications_unread_index', ['userId', 'createdAt', 'id'], { where: 'read_at IS NULL' })
@Index(['createdAt'])
@Index(['requestId'], { where: 'request_id IS NOT NULL' })
@Index('notifications_event_id_notice_user_id_unique', ['eventId', 'notice', 'userId'], {
  unique: true,
  where: 'event_id IS NOT NULL',
})
@Check('notifications_type_check', `"type" IN ('success', 'warning', 'info')`)
export class Notification {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('choice')
  type: NotificationType;

  @TextColumn('personal')
  title: string;

  @TextColumn('personal')
  message: string;

  @IdColumn({ nullable: true })
  requestId: string | null;

  @IdColumn({ nullable: true })
  eventId: string | null;

  @TextColumn('choice', { nullable: true })
  notice: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  readAt: Date | null;
}
