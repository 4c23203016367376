import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { History } from './history.mts';
import { insert } from './rows.mts';

type Notice = { type: string; title: string; message: string; requestId?: string };
type About = { id: string; reference: string; projectName: string };

/** The words of the product itself: backend/modules/notifications/notices.ts. */
export interface Notices {
  requestReceived(request: About): Notice;
  statusChanged(
    request: About,
    news: { status: string; label: string; reason: string | null },
  ): Notice;
}

const READ_AFTER_DAYS = 5;

/** What the client was told of a request; what is older than a few days has been read. */
export async function writeNotifications(
  client: Client,
  notices: Notices,
  labels: Record<string, string>,
  userId: string,
  request: About,
  { events }: History,
): Promise<void> {
  // Nobody is told of what they did themselves, but that a request has arrived.
  for (const { kind, by, to, at, reason } of events) {
    if (by === 'client' && kind !== 'raised') continue;
    const news = { status: to, label: labels[to] ?? to, reason };
    const { type, title, message } =
      kind === 'raised' ? notices.requestReceived(request) : notices.statusChanged(request, news);
    const age = Date.now() - at.getTime();
    await insert(client, 'notifications', {
      id: randomUUID(),
      user_id: userId,
      type,
      title,
      message,
      request_id: request.id,
      created_at: at,
      read_at: age > READ_AFTER_DAYS * 86_400_000 ? new Date(at.getTime() + 3_600_000) : null,
    });
  }
}
