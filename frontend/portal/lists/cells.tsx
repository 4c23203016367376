import type { ComponentProps, ReactNode } from 'react';
import { formatDay, formatTime, type Instant, dayOf } from '../../lib/dates';
import { Text } from '../../ui/layout/layout';
import styles from './data-table.module.css';

/** A quieter line of a cell. */
export const SecondaryText = (props: ComponentProps<'span'>) => (
  <Text as="span" block soft breaks dir="auto" {...props} />
);

/** The subject of a row. It takes the focus when a button of the row is gone. */
export const Named = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <span>
    <strong tabIndex={-1} dir="auto">
      {name}
    </strong>
    <SecondaryText>{children}</SecondaryText>
  </span>
);

/** Badges and what belongs to them, below each other; beside each other on a phone. */
export const Badges = (props: ComponentProps<'span'>) => (
  <span className={styles.badges} {...props} />
);

/** The buttons of a row. */
export const RowActions = (props: ComponentProps<'span'>) => (
  <span className={styles.actions} {...props} />
);

export const DateAndTime = ({ at }: { at: Instant }) => (
  <time dateTime={at}>
    {formatDay(dayOf(at))}
    <SecondaryText>{formatTime(at)}</SecondaryText>
  </time>
);
