import { createHash } from 'node:crypto';

/** What an entry's hash covers. The address is left out, so that it can be shortened later. */
export type ChainedEntry = {
  at: Date;
  actorId: string | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  before: unknown;
  after: unknown;
  traceId: string | null;
};

/** Each hash covers the one before it, so that no entry can be changed or taken out unseen. */
export function chainHash(previous: string, entry: ChainedEntry): string {
  return hashOf(previous, { ...entry, before: ordered(entry.before), after: ordered(entry.after) });
}

/** Whether `hash` is that of this entry after `previous`. */
export function isChained(previous: string, entry: ChainedEntry, hash: string): boolean {
  if (chainHash(previous, entry) === hash) return true;
  // Before the members were put in order, they were hashed as the code wrote them.
  return orders(entry.before).some((before) =>
    orders(entry.after).some((after) => hashOf(previous, { ...entry, before, after }) === hash),
  );
}

const hashOf = (previous: string, entry: ChainedEntry): string =>
  createHash('sha256')
    .update(`${previous}\n${JSON.stringify(entry)}`)
    .digest('hex');

/** PostgreSQL keeps the members of a `jsonb` in an order of its own: both sides use this one. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member)]));
}

/** More members than this were never written. */
const MOST_MEMBERS = 5;

function orders(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const members = Object.entries(value);
  if (members.length > MOST_MEMBERS) return [value];
  return permutations(members).map((each) => Object.fromEntries(each) as unknown);
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
