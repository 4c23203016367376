import { Entity, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';

export const NOTIFICATION_TYPES = ['success', 'warning', 'info'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_FILTERS = ['all', 'unread'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @TextColumn('choice') type: NotificationType;
  @TextColumn('personal') title: string;
  @TextColumn('personal') message: string;
  @IdColumn({ nullable: true }) requestId: string | null;
  @IdColumn({ nullable: true }) eventId: string | null;
  @TextColumn('choice', { nullable: true }) notice: string | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ nullable: true }) readAt: Date | null;
}
