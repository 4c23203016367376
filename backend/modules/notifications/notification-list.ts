import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { defineList, readPage } from '../../lists/read-page';
import { Live, findNews } from '../../live/live.public';
import type {
  MarkReadDto,
  NotificationDto,
  NotificationListQuery,
  NotificationsDto,
  UnreadDto,
} from './dto/notification.dto';

export const NOTIFICATIONS = defineList<NotificationDto>({
  columns: {
    _id: 'n.id',
    type: 'n.type',
    title: 'n.title',
    message: 'n.message',
    requestId: 'n.request_id',
    createdAt: 'n.created_at',
    isRead: 'n.read_at IS NOT NULL',
    id: 'n.id',
    time: 'n.created_at',
    read: 'n.read_at IS NOT NULL',
  },
  from: 'notifications n',
  newest: ['n.created_at', 'n.id'],
});

@Injectable()
export class NotificationList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
  ) {}

  async page({ userId }: Actor, query: NotificationListQuery): Promise<NotificationsDto> {
    const [{ rows: notifications, pagination }, unread] = await Promise.all([
      readPage(this.dataSource, NOTIFICATIONS, filterOf(userId, query), query),
      this.unread(userId),
    ]);
    return { notifications, unread, pagination };
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

findNews.fill((db, people) =>
  read(
    db,
    `SELECT id, user_id AS "userId" FROM notifications
     WHERE created_at > now() - interval '10 seconds' AND user_id = ANY($1)`,
    [people],
  ),
);
