import type { Direction } from '../../api/call';

export interface SortOption<Key extends string = string> {
  sort: Key;
  order: Direction;
  label: string;
}

/** The first order is the default and stays out of the address. */
export type SortOptions<Key extends string = string> = readonly [
  SortOption<Key>,
  ...SortOption<Key>[],
];

export function readSort<Key extends string>(
  options: SortOptions<Key>,
  query: URLSearchParams,
): SortOption<Key> {
  const [sort, order] = [query.get('sort'), query.get('order')];
  const found = options.find(
    (option) => option.sort === sort && (order === null || option.order === order),
  );
  return found ?? options[0];
}

/** Pressing a column sorts in its usual order, then the reverse. */
export function pressed<Key extends string>(
  options: SortOptions<Key>,
  current: SortOption<Key>,
  sort: string,
): SortOption<Key> {
  const ofColumn = options.filter((option) => option.sort === sort);
  const next = ofColumn.find((option) => current.sort !== sort || option.order !== current.order);
  return next ?? options[0];
}

export const toOrder = <Key extends string>(
  options: SortOptions<Key>,
  { sort, order }: SortOption<Key>,
): { sort?: Key; order?: Direction } =>
  sort === options[0].sort && order === options[0].order ? {} : { sort, order };
