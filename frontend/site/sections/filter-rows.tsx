import type { ReactNode } from 'react';
import { TextField } from '../../ui/inputs';
import { Sheet } from '../../ui/layout/layout';
import styles from './filter-rows.module.css';

interface FilterRowsProps {
  label: string;
  hint?: string;
  /** "{n} of {count}" */
  count: string;
  /** Above sections. Otherwise inside one, and its rows wait for words. */
  aboveSections?: boolean;
  children: ReactNode;
}

/** A field that filters the rows of the tables below it. Without scripts, all rows stay. */
export function FilterRows({ label, hint, count, aboveSections, children }: FilterRowsProps) {
  const field = (
    <>
      <TextField
        id="filter"
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <p role="status" />
    </>
  );
  return (
    <div
      data-script="filter-rows"
      data-count={count}
      className={aboveSections ? undefined : styles.waits}
    >
      {aboveSections ? (
        <Sheet as="search" before={7} className={`scripted ${styles.filter}`}>
          {field}
        </Sheet>
      ) : (
        <search className={`scripted ${styles.filter}`}>{field}</search>
      )}
      {children}
    </div>
  );
}
