import type { MouseEvent } from 'react';
import { Button } from '../../ui/button';
import { Columns, Row, Stack, Text, Written } from '../../ui/layout/layout';
import styles from './conflict.module.css';
import { conflictWords as words } from './words';

interface ConflictRow {
  label: string;
  mine: string;
  theirs: string;
  isTheirsAlone: boolean;
}

/** A newer version of what a form is about, from `useApiForm`. */
export interface Conflict {
  /** A draft is older than the item; it has not been sent. */
  isDraft: boolean;
  by: string | null;
  rows: () => ConflictRow[];
  keepMine: () => void;
  takeTheirs: () => void;
}

interface ConflictViewProps {
  conflict: Conflict;
  isPending: boolean;
}

/** Theirs beside mine, field by field, and which of them to keep. */
export function ConflictView({ conflict, isPending }: ConflictViewProps) {
  const rows = conflict.rows();
  const decide = (choice: () => void) => (event: MouseEvent) => {
    // The pressed button disappears, so the form, which shows the result, takes the focus.
    const form = event.currentTarget.closest('form, section');
    choice();
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <Stack as="div" role="group" aria-label={words.title} gap={4} pad={4} card>
      {rows.length === 0 ? <p>{words.elsewhere}</p> : null}
      {rows.map(({ label, mine, theirs, isTheirsAlone }) => (
        <Stack key={label} gap={2} role="group" aria-label={label}>
          <Text strong>{label}</Text>
          <Columns from="small" gap="3 5" align="start">
            <Side title={words.theirs(conflict.by)} text={theirs} />
            <Side title={words.mine} text={isTheirsAlone ? words.untouched : mine} />
          </Columns>
        </Stack>
      ))}
      <Row gap={3}>
        <Button
          small
          label={words.keepMine}
          isPending={isPending}
          onClick={decide(conflict.keepMine)}
        />
        <Button
          small
          variant="secondary"
          label={words.takeTheirs}
          onClick={decide(conflict.takeTheirs)}
        />
      </Row>
    </Stack>
  );
}

const Side = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Text soft size={1}>
      {title}
    </Text>
    {/* A long text scrolls, also by the keyboard. */}
    <Written breaks className={styles.text} tabIndex={text.length > 400 ? 0 : undefined}>
      {text === '' ? words.empty : text}
    </Written>
  </div>
);
