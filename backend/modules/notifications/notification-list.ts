import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Conditions } from '../../lists/conditions';
import { Live } from '../../live/live.public';
import { readPage } from '../../lists/read-page';
import type {
  MarkReadDto,
  NotificationDto,
  NotificationListQuery,
  NotificationsDto,
  UnreadDto,
} from './dto/notification.dto';
import type { NotificationType } from './notification-options';

type Row = {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  request_id: string | null;
  created_at: Date;
  read_at: Date | null;
};

export const NOTIFICATIONS = {
  columns: 'n.id, n.type, n.title, n.message, n.request_id, n.created_at, n.read_at',
  from: 'notifications n',
  newest: ['n.created_at', 'n.id'] as [string, string],
};

@Injectable()
export class NotificationList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
  ) {}

  async page({ userId }: Actor, query: NotificationListQuery): Promise<NotificationsDto> {
    const [{ rows, pagination }, unread] = await Promise.all([
      readPage<Row>(this.dataSource, NOTIFICATIONS, filterOf(userId, query), query),
      this.unread(userId),
    ]);
    return { notifications: rows.map(notificationDto), unread, pagination };
  }

  async markRead({ userId }: Actor, { ids, all }: MarkReadDto): Promise<UnreadDto> {
    await this.dataSource.query(
      `UPDATE notifications SET read_at = now()
       WHERE user_id = $1 AND read_at IS NULL AND ($2 OR id = ANY($3))`,
      [userId, all === true, ids ?? []],
    );
    void this.live.noticesChanged(userId);
    return { unread: await this.unread(userId) };
  }

  private async unread(userId: string): Promise<number> {
    const [counted] = await this.dataSource.query<{ unread: number }[]>(
      `SELECT count(*)::int AS unread FROM (
         SELECT 1 FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT 1000) counted`,
      [userId],
    );
    return counted?.unread ?? 0;
  }
}

export function filterOf(userId: string, { filter }: NotificationListQuery): Conditions {
  const conditions = new Conditions();
  conditions.equal('n.user_id', userId);
  if (filter === 'unread') conditions.add('n.read_at IS NULL');
  return conditions;
}

const notificationDto = (row: Row): NotificationDto => ({
  _id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  requestId: row.request_id,
  createdAt: row.created_at,
  isRead: row.read_at !== null,
  id: row.id,
  time: row.created_at,
  read: row.read_at !== null,
});
