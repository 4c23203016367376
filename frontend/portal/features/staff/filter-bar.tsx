import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  RequestStatusValues,
  ServiceTypeValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import { count } from '../../../lib/text';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/inputs';
import { optionsOf, serviceTypeLabels, statusLabels, urgencyLabels } from '../../labels';
import { chipsOf, type FilterName, type ListFilters, withFilter } from './list-filters';
import styles from './staff.module.css';

interface FilterBarProps {
  filters: ListFilters;
  /** How many requests the filters leave; undefined while unknown. */
  total: number | undefined;
}

const pause = 300;

/** Search and filters; the address holds them, so reload, Back and a shared link keep the list. */
export function FilterBar({ filters, total }: FilterBarProps) {
  const [, setQuery] = useSearchParams();
  const set = (name: FilterName, value: string) =>
    setQuery((before) => withFilter(before, name, value), { preventScrollReset: true });
  const chips = chipsOf(filters);
  return (
    <search className={styles.filterBar}>
      <div className={styles.filters}>
        <SearchBox value={filters.search} onSearch={(text) => set('search', text)} />
        <SelectField
          label="Status"
          optionalNote={false}
          placeholder="All statuses"
          value={filters.status}
          options={optionsOf(RequestStatusValues, statusLabels)}
          onChange={(event) => set('status', event.target.value)}
        />
        <SelectField
          label="Service"
          optionalNote={false}
          placeholder="All services"
          value={filters.serviceType}
          options={optionsOf(ServiceTypeValues, serviceTypeLabels)}
          onChange={(event) => set('serviceType', event.target.value)}
        />
        <SelectField
          label="Urgency"
          optionalNote={false}
          placeholder="All urgencies"
          value={filters.urgency}
          options={optionsOf(UrgencyValues, urgencyLabels)}
          onChange={(event) => set('urgency', event.target.value)}
        />
      </div>
      <div className={styles.chips}>
        <p role="status" className={styles.total}>
          {total === undefined ? '' : count(total, 'request')}
        </p>
        {chips.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={() => set(name, '')}
          >
            {label}
            <X aria-hidden="true" size={14} />
          </button>
        ))}
        {chips.length > 0 ? (
          <Button variant="quiet" small onClick={() => setQuery({}, { preventScrollReset: true })}>
            Clear All Filters
          </Button>
        ) : null}
      </div>
    </search>
  );
}

/** Searches when the typing pauses; a chip or Back that changes the address changes the box too. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(text), pause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      label="Search"
      optionalNote={false}
      type="search"
      placeholder="Number, project, client or company"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
