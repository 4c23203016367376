import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { NewEvent } from './product.mts';
import { insert } from './rows.mts';

export interface DemoEvent {
  at: Date;
  event: NewEvent;
  /** Free text, stored apart from the event: the reason for a move, a note on a lead. */
  words?: string | undefined;
}

const WORDS: Record<string, { table: string; column: string }> = {
  request: { table: 'request_reasons', column: 'requestId' },
  lead: { table: 'lead_notes', column: 'leadId' },
};

/** Inserts events, oldest first, without dispatching them. The worker seals them. */
export async function writeEvents(client: Client, events: DemoEvent[]): Promise<void> {
  for (const { at, event, words } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { type, subjectType, audit } = event.definition;
    const { subject: subjectId, actor: actorId, data } = event;
    const row = { at, type, subjectType, subjectId, actorId, audited: audit !== undefined, data };
    const traceId = randomUUID();
    const eventId = await insert(client, 'events', { ...row, traceId, network: '203.0.113.0/24' });
    const place = WORDS[subjectType ?? ''];
    if (!words || !place) continue;
    const about = { [place.column]: subjectId, body: words };
    await insert(client, place.table, { id: undefined, eventId, ...about });
  }
}
