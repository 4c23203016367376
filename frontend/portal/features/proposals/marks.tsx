import { paperWords as words } from './words';

export type Mark = 'same' | 'new' | 'gone';

export const Spoken = ({ mark }: { mark: Mark }) =>
  mark === 'same' ? null : (
    <span className="visually-hidden">{mark === 'new' ? words.added : words.removed}</span>
  );

/** Marks new items; removed items of the last version come last. */
export function marked<Item>(
  now: readonly Item[],
  before: readonly Item[] | undefined,
): { item: Item; mark: Mark }[] {
  const keys = (list: readonly Item[]) => new Set(list.map((one) => JSON.stringify(one)));
  const [known, kept] = [keys(before ?? now), keys(now)];
  return [
    ...now.map((item) => ({
      item,
      mark: known.has(JSON.stringify(item)) ? ('same' as const) : ('new' as const),
    })),
    ...(before ?? [])
      .filter((item) => !kept.has(JSON.stringify(item)))
      .map((item) => ({ item, mark: 'gone' as const })),
  ];
}
