import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Actor, History } from './history.mts';
import type { Project } from './projects.mts';
import { insert } from './rows.mts';

export interface DemoComment {
  by: Actor;
  at: Date;
  body: string;
}

const HOUR = 3_600_000;

const FIRST_ANSWERS = [
  'Thank you, this is clear. I will read it properly this week; could you send one example of what you work with today?',
  'Good question, and one we have answered before. May I ring you for ten minutes before we write anything down?',
  'We have started. Two points are open: who decides on your side, and by when do you need a first result?',
  'Thank you. Before we promise anything we would like to see a sample, with names taken out.',
];

const REPLIES = [
  'The sample is in the shared folder, one file for each month.',
  'Thursday after two suits me. My colleague who does this by hand will join.',
  'I decide, together with our finance director. Before Easter would be good.',
  'Here is the link to the export. Please tell me if a column is unclear.',
];

const LATER_ANSWERS = [
  'Got it, thank you. That is enough to begin with; you will hear from us on Monday.',
  'Understood. We keep to what we agreed by telephone and note the rest for later.',
];

/** Whole US dollars, somewhere within the budget. */
const PRICES: Record<string, number> = {
  'under-5k': 3_800,
  '5k-15k': 11_500,
  '15k-50k': 34_000,
  '50k-100k': 72_000,
  'over-100k': 128_000,
  discuss: 18_500,
};

const pick = (pool: readonly string[], index: number): string => pool[index % pool.length] ?? '';

/** What client and team wrote to each other, from the first look at the request on. */
export function talkOf(
  project: Project,
  index: number,
  { events, delegation }: History,
): DemoComment[] {
  const begun = events.find(({ to }) => to === 'in_review') ?? waitsTooLong(events);
  if (
    !begun ||
    !delegation ||
    project.status === 'rejected' ||
    (index % 4 === 3 && project.status !== 'assigned')
  )
    return [];
  // What is young was said quickly, so that nothing lies in the future.
  const step = Math.min(3 * HOUR, (Date.now() - begun.at.getTime()) / 6);
  const at = (steps: number) => new Date(begun.at.getTime() + steps * step);
  const talk: DemoComment[] = [
    { by: delegation.team, at: at(1), body: pick(FIRST_ANSWERS, index) },
    { by: 'client', at: at(3), body: pick(REPLIES, index) },
    { by: delegation.team, at: at(4), body: pick(LATER_ANSWERS, index) },
  ];
  return talk.slice(0, 1 + (index % 3));
}

/** A team answers within the promised day, even where it has not begun. */
function waitsTooLong(events: History['events']) {
  const handedOver = events.find(({ to }) => to === 'assigned');
  return handedOver && Date.now() - handedOver.at.getTime() > 18 * HOUR ? handedOver : undefined;
}

/** What was agreed on with a client whose request was approved. */
export const priceOf = ({ status, budget }: Project): number | null =>
  status === 'approved' || status === 'completed' ? (PRICES[budget] ?? null) : null;

/** When the client first heard from staff: an answer, or a move that is more than handing over. */
export function repliedAt({ events }: History, talk: readonly DemoComment[]): Date | null {
  const moved = events.filter(({ by, to }) => by !== 'client' && to !== 'assigned');
  const answered = talk.filter(({ by }) => by !== 'client');
  const times = [...moved, ...answered].map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

export async function writeTalk(
  client: Client,
  requestId: string,
  talk: readonly DemoComment[],
  idOf: (actor: Actor) => string | undefined,
): Promise<void> {
  for (const { by, at, body } of talk) {
    await insert(client, 'request_comments', {
      id: randomUUID(),
      request_id: requestId,
      author_id: idOf(by),
      is_from_staff: by !== 'client',
      body,
      created_at: at,
    });
  }
}
