import { useSearchParams } from 'react-router-dom';
import { type Choices, type ListFilters, readFilters } from './list-filters';

/** What the address says about a list. */
export function useFilters<C extends Choices>(choices: C): ListFilters<C> {
  const [query] = useSearchParams();
  return readFilters(choices, query);
}
