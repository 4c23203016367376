import { type StaffRequest, useQuery } from '../../../../api/call';
import { ChevronDown, Columns3, ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Row, Stack } from '../../../../ui/layout/layout';
import { Popover } from '../../../../ui/overlay/popover';
import { CheckMenu } from '../../../../ui/overlay/check-menu';
import { fullName } from '../../../labels';
import { withValues } from '../../../lists/use-address';
import { FilterChips, FilterField } from '../../../lists/filter-bar';
import { allOf, valuesIn } from '../../../lists/list-filters';
import { SearchBox } from '../../../lists/search-box';
import { SortSelect } from '../../../lists/sort-select';
import type { List } from '../../../lists/use-list';
import { queueFilters } from '../../requests/request-sources';
import { colleagues } from '../team/colleagues';
import { choosable } from './queue-columns';
import { builtInViews, filtersIn, sameFilters } from './queue-views';
import styles from './queue.module.css';
import { queueWords } from '../words';

interface QueueBarProps {
  list: List<StaffRequest>;
  /** The filters do not fit beside the search, so a button shows them. */
  isNarrow: boolean;
  /** The filters fit beside the search only with less space around them. */
  isTight: boolean;
  columns: readonly string[];
  onColumns: (columns: string[]) => void;
}

export function QueueBar({ list, isNarrow, isTight, columns, onColumns }: QueueBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { search, setFilter, chips, chosen, sorting } = list;
  const [params] = useSearchParams();
  // The search has its own box, so it needs no chip.
  const unsearched = filtersIn(withValues(params, { search: null }));
  const isView = builtInViews.some(({ filters }) => sameFilters(filters, unsearched));
  const hasOwnFilters = chips.length > 0 && !isView;
  const { data: people = [] } = useQuery(colleagues());
  const assignees = people.map((person) => ({ value: person._id, label: fullName(person) }));
  const filters = (
    <>
      {Object.entries(queueFilters).map(([name, filter]) => {
        if (!('many' in filter)) return null;
        const own = filter.values.map((one) => ({ value: one, label: filter.labels[one] ?? one }));
        const set = valuesIn(chosen[name]);
        return (
          <CheckMenu
            key={name}
            label={filter.many}
            options={name === 'assignee' ? [...own, ...assignees] : own}
            chosen={set}
            onChange={(values) => setFilter(name, values.join(',') || allOf, 'chosen')}
            trigger={filterButton(filter.many, set.length)}
          />
        );
      })}
      <DatesFilter list={list} />
      {isNarrow ? null : (
        <CheckMenu
          label={queueWords.filters.columns}
          options={choosable.map(({ id: value, header }) => ({ value, label: header }))}
          chosen={columns}
          onChange={onColumns}
          trigger={
            <button type="button" className={styles.filter}>
              <Columns3 aria-hidden="true" size={16} />
              <span className={isTight ? 'visually-hidden' : undefined}>
                {queueWords.filters.columns}
              </span>
            </button>
          }
        />
      )}
    </>
  );
  return (
    <Stack as="search" aria-label={queueWords.search} gap={2}>
      <Row align="center" gap={2} className={isTight ? styles.tight : undefined}>
        <div className={styles.search}>
          <SearchBox
            hint={queueWords.searchHint}
            value={search}
            onSearch={(text) => setFilter('search', text, 'typed')}
          />
        </div>
        {isNarrow ? (
          <button
            type="button"
            className={styles.filter}
            data-set={hasOwnFilters}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ListFilter aria-hidden="true" size={16} />
            {queueWords.filters.all}
          </button>
        ) : (
          filters
        )}
      </Row>
      {isNarrow && isOpen ? (
        <Row id={id} align="center" gap={2}>
          {filters}
          {sorting ? (
            <div className={styles.sort}>
              <SortSelect sorting={sorting} />
            </div>
          ) : null}
        </Row>
      ) : null}
      {hasOwnFilters ? (
        <Row align="center" gap={2}>
          <FilterChips list={list} without={{ status: allOf }} />
        </Row>
      ) : null}
    </Stack>
  );
}

/** Opens a filter, and says how many of its values are set. */
const filterButton = (label: string, set: number) => (
  <button type="button" className={styles.filter} data-set={set > 0}>
    {label}
    {set > 0 ? <span className={styles.number}>{set}</span> : null}
    <ChevronDown aria-hidden="true" size={14} />
  </button>
);

function DatesFilter({ list }: { list: List<StaffRequest> }) {
  const [isOpen, setIsOpen] = useState(false);
  const set = [list.chosen['from'], list.chosen['to']].filter(Boolean).length;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={queueWords.filters.dates}
      trigger={filterButton(queueWords.filters.dates, set)}
    >
      <Stack gap={3} pad={4}>
        {(['from', 'to'] as const).map((name) => (
          <FilterField key={name} name={name} filter={queueFilters[name]} list={list} />
        ))}
      </Stack>
    </Popover>
  );
}
