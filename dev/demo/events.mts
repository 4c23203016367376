import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { insert } from './rows.mts';

/** Something that staff or a client did, as the event log keeps it. */
export interface DemoEvent {
  at: Date;
  actorId: string;
  subject: 'request' | 'lead' | 'user' | 'organisation';
  subjectId: string;
  type: string;
  /** Ids, statuses and names of fields. */
  data?: object;
  /** Somebody's own words, which stand apart: why a request was moved, a note on a lead. */
  words?: string;
}

const WORDS = {
  request: { table: 'request_reasons', column: 'requestId' },
  lead: { table: 'lead_notes', column: 'leadId' },
};

/** Writes everything that happened, oldest first. Nobody is told of it; the worker seals it. */
export async function writeEvents(client: Client, events: DemoEvent[]): Promise<void> {
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { subject: subjectType, words, ...row } = event;
    const traceId = randomUUID();
    const network = '203.0.113.0/24';
    const eventId = await insert(client, 'events', { ...row, subjectType, traceId, network });
    if (!words || subjectType === 'user' || subjectType === 'organisation') continue;
    const { table, column } = WORDS[subjectType];
    const about = { [column]: event.subjectId, body: words };
    await insert(client, table, { id: undefined, eventId, ...about });
  }
}
