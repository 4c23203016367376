import type { EntityManager } from 'typeorm';
import { definitionOf, RecordedEvent } from '../../events/events.public';
import { excerptOf, type MailEntry } from '../../mail/mail.public';
import { momentInWords } from '../../time/words';
import { RequestReason, type RequestStatus } from '../requests/requests.public';

export type Move = {
  id: string;
  type: string;
  at: Date;
  requestId: string;
  status: RequestStatus | undefined;
  data: unknown;
  reason: string | undefined;
};

export async function movesIn(db: EntityManager, ids: string[]): Promise<Move[]> {
  const moves: Move[] = [];
  for (const id of ids) {
    const event = await db.findOneBy(RecordedEvent, { id });
    if (!event?.subjectId) continue;
    const { before, after } = event.data as Record<'before' | 'after', { status?: RequestStatus }>;
    const reason = await db.findOneBy(RequestReason, { eventId: id });
    moves.push({
      id,
      type: event.type,
      at: event.at,
      requestId: event.subjectId,
      status: after?.status === before?.status ? undefined : after?.status,
      data: event.data,
      reason: reason ? excerptOf(reason.body) : undefined,
    });
  }
  return moves;
}

export const moveInWords = ({ type, data }: Move, reader: { isStaff: boolean }): string =>
  definitionOf(type)?.history?.({ data: data as never }, reader) ?? 'Something changed';

export const entriesOf = (
  moves: Move[],
  reader: { isStaff: boolean; timeZone: string | null },
): MailEntry[] =>
  moves.map((move) => ({
    title: moveInWords(move, reader),
    when: momentInWords(move.at, reader.timeZone),
    ...(move.reason && { lines: [`Reason: ${move.reason}`] }),
  }));
