import { databaseNow } from '../../database/clock';
import { HOUR_MS } from '../../time/days';

export const CALL_STATES = ['booked', 'cancelled', 'held', 'missed'] as const;
export type CallState = (typeof CALL_STATES)[number];

type Facts = { state: CallState; startsAt: Date; mayRebook: boolean };

type Transition = {
  from: readonly CallState[];
  to: CallState | null;
  when: (call: Facts) => boolean;
};

const isToCome = ({ startsAt }: Facts): boolean => startsAt > databaseNow();

/** The only table of what may become of a call. */
export const TRANSITIONS = {
  reschedule: { from: ['booked'], to: 'booked', when: isToCome },
  /** After we cancelled, the booker may choose another time. */
  rebook: { from: ['cancelled'], to: 'booked', when: ({ mayRebook }) => mayRebook },
  handOver: { from: ['booked'], to: 'booked', when: isToCome },
  cancel: { from: ['booked'], to: 'cancelled', when: isToCome },
  /** Also to correct the outcome. */
  close: { from: ['booked', 'held', 'missed'], to: null, when: (call) => !isToCome(call) },
} satisfies Record<string, Transition>;

export const isPossible = (move: keyof typeof TRANSITIONS, call: Facts): boolean => {
  const { from, when }: Transition = TRANSITIONS[move];
  return from.includes(call.state) && when(call);
};

/** Bookers may change a call until its minimum notice, hosts until it begins. */
export const isInTime = (
  { startsAt, noticeHours }: { startsAt: Date; noticeHours: number },
  byHost: boolean,
): boolean => startsAt.getTime() - databaseNow().getTime() >= (byHost ? 0 : noticeHours * HOUR_MS);
