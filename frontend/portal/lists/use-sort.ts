import { useSearchParams } from 'react-router-dom';
import { pressed, readSort, type SortOption, type SortOptions, withSort } from './sorting';

/** The order of a list as a screen shows and changes it; the address holds it. */
export interface Sorting<Key extends string = string> {
  options: SortOptions<Key>;
  current: SortOption<Key>;
  /** A press on the column of that name. */
  press: (sort: string) => void;
  choose: (option: SortOption) => void;
}

export function useSort<Key extends string>(options: SortOptions<Key>): Sorting<Key> {
  const [query, setQuery] = useSearchParams();
  const current = readSort(options, query);
  const choose = (option: SortOption) =>
    setQuery((before) => withSort(options, before, option), { preventScrollReset: true });
  return {
    options,
    current,
    choose,
    press: (sort) => choose(pressed(options, current, sort)),
  };
}
