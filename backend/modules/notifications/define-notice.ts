import { v7 as uuid } from 'uuid';
import {
  subscribe,
  type Dispatch,
  type EventDefinition,
  type RecordedEvent,
} from '../../events/events.public';
import type { NotificationType } from './notification-options';

export type Notice = {
  type: NotificationType;
  title: string;
  message: string;
  requestId?: string;
};

type Told = { to: string[]; notice: Notice } | null;

type Tell<Data> = (event: RecordedEvent<Data>, dispatch: Dispatch) => Promise<Told>;

const defined = new Set<string>();

/**
 * Declares a notice shown in the portal after any of these events.
 * @throws if another module has declared the same name
 */
export function defineNotice<Data>(
  name: string,
  when: EventDefinition<Data>[],
  tell: Tell<Data>,
): void {
  if (defined.has(name)) throw new Error(`The notice ${name} is declared twice`);
  defined.add(name);
  subscribe(`notice ${name}`, when, async (event, dispatch) => {
    const told = await tell(event, dispatch);
    if (!told || told.to.length === 0) return;
    const { type, title, message, requestId = null } = told.notice;
    await dispatch.tx.query(
      `INSERT INTO notifications (id, user_id, type, title, message, request_id, event_id, notice)
       SELECT id, user_id, $3, $4, $5, $6, $7, $8 FROM unnest($1::uuid[], $2::uuid[]) AS told (id, user_id)
       ON CONFLICT DO NOTHING`,
      [told.to.map(() => uuid()), told.to, type, title, message, requestId, event.id, name],
    );
  });
}
