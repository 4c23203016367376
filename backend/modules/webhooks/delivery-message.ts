import { tellEvent, type RecordedEvent } from '../../events/events.public';
import { publicName, publishedEvent } from './published-events';
import { webhookTested } from './webhooks.events';

const TEST = 'webhook.test';

type Logged = Pick<RecordedEvent, 'id' | 'type' | 'subjectId' | 'at' | 'data'>;

export const messageType = (logName: string): string | null =>
  logName === webhookTested.type ? TEST : (publicName(logName) ?? null);

/** Null if the event is not published, or its data is broken. */
export function messageOf(event: Logged): string | null {
  if (event.type === webhookTested.type) {
    const data = { webhookId: event.subjectId };
    return JSON.stringify({ type: TEST, timestamp: event.at, data });
  }
  const told = tellEvent('webhooks', event, () => publishedEvent(event));
  if (!told) return null;
  const { type, timestamp, data } = told;
  return JSON.stringify({ type, timestamp, data });
}
