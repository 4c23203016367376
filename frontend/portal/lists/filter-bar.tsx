import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { count } from '../../lib/text';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/inputs';
import {
  type Chip,
  type Choices,
  chipsOf,
  type ListFilters,
  withFilter,
  withoutFilters,
} from './list-filters';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import type { Sorting } from './use-sort';
import styles from './lists.module.css';

export interface ListTotal {
  total: number;
  /** There are more than `total`: nobody counted further. */
  isCapped?: boolean;
}

/** What the address narrows a list by beside search and closed sets. */
export interface MoreFilters {
  fields?: ReactNode;
  chips: Chip[];
}

interface FilterBarProps<C extends Choices> {
  choices: C;
  filters: ListFilters<C>;
  /** What is listed, one of it: "request". */
  noun: string;
  nouns?: string | undefined;
  /** What a search looks in; without it there is no search. */
  searchHint?: string | undefined;
  /** How many the filters leave; undefined while unknown. */
  found: ListTotal | undefined;
  more?: MoreFilters | undefined;
  /** Shown beside the filters; where a table has its own heads to press, on a phone only. */
  sorting?: Sorting | undefined;
  isTable?: boolean | undefined;
}

/** Search and filters; the address holds them, so reload, Back and a shared link keep the list. */
export function FilterBar<C extends Choices>({
  choices,
  filters,
  noun,
  nouns,
  searchHint,
  found,
  more,
  sorting,
  isTable = true,
}: FilterBarProps<C>) {
  const [, setQuery] = useSearchParams();
  const set = (name: string, value: string) =>
    setQuery((before) => withFilter(before, name, value), { preventScrollReset: true });
  const chips = [...chipsOf(choices, filters), ...(more?.chips ?? [])];
  return (
    <search className={styles.filterBar}>
      <div className={`${styles.filters} ${searchHint ? '' : styles.withoutSearch}`}>
        {searchHint ? (
          <SearchBox
            hint={searchHint}
            value={filters.search}
            onSearch={(text) => set('search', text)}
          />
        ) : null}
        {Object.entries(choices).map(([name, { label, any, values, labels }]) => (
          <SelectField
            key={name}
            label={label}
            optionalNote={false}
            placeholder={any}
            value={filters.chosen[name] ?? ''}
            options={values.map((value) => ({ value, label: labels[value] ?? value }))}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
        {more?.fields}
        {sorting ? (
          <div className={isTable ? styles.phoneOnly : undefined}>
            <SortSelect sorting={sorting} />
          </div>
        ) : null}
      </div>
      <div className={styles.chips}>
        <p role="status" className={styles.total}>
          {found ? totalOf(found, noun, nouns) : ''}
        </p>
        {chips.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={`${label}, remove filter`}
            onClick={() => set(name, '')}
          >
            {label}
            <X aria-hidden="true" size={14} />
          </button>
        ))}
        {chips.length > 0 ? (
          <Button
            variant="quiet"
            small
            onClick={() => setQuery(withoutFilters, { preventScrollReset: true })}
          >
            Clear All Filters
          </Button>
        ) : null}
      </div>
    </search>
  );
}

function totalOf({ total, isCapped }: ListTotal, noun: string, nouns = `${noun}s`): string {
  return isCapped ? `${total.toLocaleString('en-GB')}+ ${nouns}` : count(total, noun, nouns);
}
