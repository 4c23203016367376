import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { withoutAddresses } from '../validation/email-address';

type Follower = 'audit' | 'feed' | 'history' | 'live' | 'webhooks';
type Described = { type: string; id: string | number };

/** The dispatcher's failures are in `event_queue`, because workers serve no metrics. */
export const undescribedEvents = new Counter({
  name: 'events_untold_total',
  help: 'Events that a reader of the log skipped because their data are broken, by reader.',
  labelNames: ['follower'],
  registers: [],
});

const MAX_REMEMBERED = 1_000;
const logger = new Logger('events');
const known = new Set<string>();

/** An event with broken data must not stop a list or stream. */
export function describeEvent<T>(
  follower: Follower,
  { type, id }: Described,
  describe: () => T,
): T | null {
  try {
    return describe();
  } catch (error) {
    const key = `${follower} ${id}`;
    if (known.has(key)) return null;
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.add(key);
    undescribedEvents.inc({ follower });
    const reason = withoutAddresses((error as Error).message);
    logger.error({ follower, type, event: id }, `An event cannot be told: ${reason}`);
    return null;
  }
}

export function labelIn<Key extends string>(labels: Record<Key, string>, key: Key): string {
  if (!Object.hasOwn(labels, key)) throw new TypeError(`No label for ${key}`);
  return labels[key];
}

type DriverError = { driverError?: { code?: string } };

/** A retry would fail again. */
export const isBrokenDataError = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  // data_exception and not_null_violation
  /^(?:22|23502$)/.test((error as DriverError).driverError?.code ?? '');
