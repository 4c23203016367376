import { X } from 'lucide-react';
import { count } from '../../lib/text';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/inputs';
import { Row, Stack, Text } from '../../ui/layout/layout';
import type { Filter, Filters } from './list-filters';
import styles from './lists.module.css';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import type { List } from './use-list';
import { formatNumber } from '../../lib/locale';
import { listWords } from '../words';

export interface ListTotal {
  total: number;
  /** The server stopped counting at `total`. */
  isCapped?: boolean;
}

interface FilterBarProps {
  list: List<{ _id: string }>;
  filters: Filters;
  words: { noun: string; nouns: string; searchIn?: string };
  /** Table headers already sort, so the select is for phones only. */
  isTable: boolean;
}

/**
 * Search and filters. The address holds them, so that reload, Back and shared links keep the list.
 */
export function FilterBar({ list, filters, words, isTable }: FilterBarProps) {
  const { noun, nouns, searchIn } = words;
  const { search, page, sorting, setFilter } = list;
  return (
    <Stack as="search" gap={2} className={styles.bar}>
      <Row
        align="center"
        gap="2 3"
        className={`${styles.filters} ${searchIn ? '' : styles.withoutSearch}`}
      >
        {searchIn ? (
          <SearchBox
            hint={searchIn}
            value={search}
            onSearch={(text) => setFilter('search', text, 'typed')}
          />
        ) : null}
        {Object.entries(filters).map(([name, filter]) => (
          <FilterField key={name} name={name} filter={filter} list={list} />
        ))}
        {sorting ? (
          <div className={isTable ? styles.phoneOnly : undefined}>
            <SortSelect sorting={sorting} />
          </div>
        ) : null}
        <Text role="status" soft size={2} figures className={styles.total}>
          {page ? totalOf(page, noun, nouns) : ''}
        </Text>
      </Row>
      {list.chips.length > 0 ? (
        <Row align="center" gap={2}>
          <FilterChips list={list} />
        </Row>
      ) : null}
    </Stack>
  );
}

interface FilterChipsProps {
  list: Pick<List<{ _id: string }>, 'chips' | 'setFilter' | 'clearFilters'>;
  /** Values of filters that have been removed, if not empty. */
  without?: Record<string, string>;
}

/** The filters that are set, each with a button to remove it. */
export function FilterChips({ list, without = {} }: FilterChipsProps) {
  const { chips, setFilter, clearFilters } = list;
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ name, label }) => (
        <Text
          as="button"
          key={name}
          type="button"
          size={2}
          breaks
          className={styles.chip}
          aria-label={listWords.removeFilter(label)}
          onClick={() => setFilter(name, without[name] ?? '', 'chosen')}
        >
          {label}
          <X aria-hidden="true" size={14} />
        </Text>
      ))}
      <Button variant="quiet" small label={listWords.clearFilters} onClick={clearFilters} />
    </>
  );
}

interface FilterFieldProps {
  name: string;
  filter: Filter;
  list: Pick<List<{ _id: string }>, 'chosen' | 'setFilter'>;
}

export function FilterField({ name, filter, list: { chosen, setFilter } }: FilterFieldProps) {
  const value = chosen[name] ?? '';
  if ('values' in filter && !('many' in filter)) {
    return (
      <SelectField
        label={filter.label}
        placeholder={filter.any}
        value={value}
        options={filter.values.map((one) => ({ value: one, label: filter.labels[one] ?? one }))}
        onChange={(event) => setFilter(name, event.target.value, 'chosen')}
      />
    );
  }
  if ('id' in filter || 'many' in filter) return null;
  return (
    <TextField
      label={filter.day}
      type="date"
      value={value}
      max={filter.notAfter && chosen[filter.notAfter]}
      min={filter.notBefore && chosen[filter.notBefore]}
      // A date is typed digit by digit, and each step is a valid year.
      onChange={(event) => setFilter(name, event.target.value, 'typed')}
    />
  );
}

export const totalOf = ({ total, isCapped }: ListTotal, noun: string, nouns: string): string =>
  isCapped ? `${formatNumber(total)}+ ${nouns}` : count(total, noun, nouns);
