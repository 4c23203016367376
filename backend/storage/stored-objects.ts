import { isDay, type Day } from '../time/days';
import { dayOf } from '../time/wall-clock';

declare const declaredPrefix: unique symbol;
/** Only `defineStoredObjects` makes keys, so nothing is stored under an undeclared prefix. */
export type ObjectKey = string & { readonly [declaredPrefix]: true };

type Rows = {
  /** Ends with a slash. */
  prefix: string;
  table: string;
  /** Names the object. Triggers of the table delete objects that it no longer names. */
  column: string;
};

export type StoredObjects = Rows & {
  by: 'worker' | 'sender';
  /** SQL condition of rows whose object is stored, with its size in `bytes`. */
  stored: string;
};

type Attempt = { id: string; attempts: number };

const declared: StoredObjects[] = [];
const prefixes = new Set<string>();

/**
 * A worker may make an object twice, so its keys have the attempt: a late worker overwrites nothing.
 * The row names the object before it is stored, so that erasing the row deletes the object.
 */
export function defineStoredObjects(
  objects: StoredObjects & { by: 'worker'; ending?: string },
): (attempt: Attempt) => ObjectKey;
/** The object is stored before its row; the sweep deletes objects that got no row. */
export function defineStoredObjects(
  objects: Rows & { by: 'sender' },
): (id: string, at?: Date) => ObjectKey;
/** No row names them, so they are neither swept nor checked. */
export function defineStoredObjects(objects: {
  prefix: string;
  kept: string;
}): (name: string) => ObjectKey;
export function defineStoredObjects(
  objects:
    | (Rows & { by: 'worker' | 'sender'; stored?: string; ending?: string })
    | { prefix: string; kept: string },
): (of: string | Attempt, at?: Date) => ObjectKey {
  const { prefix } = objects;
  if (prefixes.has(prefix)) throw new Error(`The prefix ${prefix} is declared twice`);
  prefixes.add(prefix);
  if ('kept' in objects) return (of) => `${prefix}${nameOf(of)}` as ObjectKey;
  const { table, column, by, stored = 'true', ending = '' } = objects;
  declared.push({ prefix, table, column, by, stored });
  return (of, at = new Date()) => `${prefix}${keyDayOf(at)}/${nameOf(of)}${ending}` as ObjectKey;
}

const nameOf = (of: string | Attempt): string =>
  typeof of === 'string' ? of : `${of.id}-${of.attempts}`;

/** Those that rows name. Complete once all modules are loaded. */
export const storedObjects = (): readonly StoredObjects[] => declared;

export const storedPrefixes = (): readonly string[] => [...prefixes];

/** UTC's, so that the keys stay in order if the office moves. */
export const keyDayOf = (at: Date): Day => dayOf(at, 'UTC');

/** Keys have their day, so that no folder grows without limit. */
export function isOlder(key: string, day: Day): boolean {
  const [, made = ''] = key.split('/');
  return isDay(made) && made < day;
}
