import type { EntityManager } from 'typeorm';
import { tellEvent } from '../../events/events.public';
import { readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import { referenceOf } from '../requests/requests.public';
import type { LeadEventDto } from './dto/lead.dto';
import type { LeadState } from './lead-options';
import { leadMadeARequest, leadMoved, leadNoted } from './leads.events';

type EventRow = {
  id: string;
  type: string;
  at: Date;
  by: string | null;
  data: { after?: { state?: LeadState }; requestNumber?: number };
  note: string | null;
};

const HISTORY: Thread = {
  columns: `e.id, e.type, e.at, e.data, note.body AS note,
            nullif(concat_ws(' ', u.first_name, u.last_name), '') AS by`,
  from: `events e LEFT JOIN lead_notes note ON note.event_id = e.id
     LEFT JOIN users u ON u.id = e.actor_id`,
  alias: 'e',
  table: 'events',
  parent: 'subject_id',
  at: 'at',
};

const KINDS: Record<string, LeadEventDto['kind']> = {
  [leadNoted.type]: 'note',
  [leadMoved.type]: 'state',
  [leadMadeARequest.type]: 'request',
};

export async function historyOf(
  db: EntityManager,
  leadId: string,
  query: ThreadQuery = {},
): Promise<{ events: LeadEventDto[]; before: string | null }> {
  const { rows, before } = await readThread<EventRow>(db, HISTORY, leadId, query, (conditions) =>
    conditions.add(`e.type = ANY(${conditions.bind(Object.keys(KINDS))})`),
  );
  const events = rows.flatMap((row) => tellEvent('history', row, () => eventDto(row)) ?? []);
  return { events, before };
}

function eventDto({ id, type, at, by, data, note }: EventRow): LeadEventDto {
  const kind = KINDS[type]!;
  const reference = data.requestNumber === undefined ? null : referenceOf(data.requestNumber);
  return {
    _id: id,
    kind,
    toState: kind === 'request' ? 'won' : (data.after?.state ?? null),
    text: note ?? reference,
    at,
    by,
  };
}
