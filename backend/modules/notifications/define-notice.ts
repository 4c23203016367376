import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { read } from '../../database/sql';
import {
  subscribe,
  type Dispatch,
  type EventDefinition,
  type DispatchedEvent,
} from '../../events/events.public';
import type { NotificationType } from './notification.entity';

export type Notice = {
  type: NotificationType;
  title: string;
  message: string;
  requestId?: string;
};

type Composed = { to: string[]; notice: Notice } | null;

type Compose<Data> = (event: DispatchedEvent<Data>, dispatch: Dispatch) => Promise<Composed>;

const defined = new Set<string>();

export function defineNotice<Data>(
  name: string,
  when: EventDefinition<Data>[],
  compose: Compose<Data>,
): void {
  if (defined.has(name)) throw new Error(`The notice ${name} is declared twice`);
  defined.add(name);
  subscribe(`notice ${name}`, when, async (event, dispatch) => {
    const composed = await compose(event, dispatch);
    if (!composed || composed.to.length === 0) return;
    const { requestId = null, ...words } = composed.notice;
    for (const userId of composed.to) {
      dispatch.add(insertNotices, {
        id: uuid(),
        user_id: userId,
        ...words,
        request_id: requestId,
        event_id: event.id,
        notice: name,
      });
    }
  });
}

type NoticeRow = Pick<Notice, 'type' | 'title' | 'message'> & {
  id: string;
  user_id: string;
  request_id: string | null;
  event_id: string;
  notice: string;
};

const INSERT = `
  INSERT INTO notifications (id, user_id, type, title, message, request_id, event_id, notice)
  SELECT id, user_id, type, title, message, request_id, event_id, notice
  FROM jsonb_to_recordset($1::jsonb) AS notice (id uuid, user_id uuid, type text, title text,
    message text, request_id uuid, event_id uuid, notice text)
  ON CONFLICT DO NOTHING`;

const insertNotices = (tx: EntityManager, notices: NoticeRow[]) =>
  read(tx, INSERT, [JSON.stringify(notices)]);
