import { useState } from 'react';
import type { Calendar } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Columns, Row, Text } from '../../../ui/layout/layout';
import { lazyDialog } from '../../components/lazy-dialog';
import { calendarWords } from './words';
import { hoursText } from './working-time';
import styles from './settings.module.css';

const CalendarDialog = lazyDialog(() => import('./calendar-dialog'), 'CalendarDialog');

const MOST = 5;

interface CalendarsProps {
  calendars: readonly Calendar[];
  isAdmin: boolean;
}

export function Calendars({ calendars, isAdmin }: CalendarsProps) {
  const [edited, setEdited] = useState<Calendar | null>();
  const isFull = calendars.length >= MOST;
  return (
    <>
      <Row as="header" align="end" between gap="3 6">
        <div>
          <Text as="h3" size={4} strong>
            {calendarWords.title}
          </Text>
          <Text soft above={1} className={styles.lead}>
            {calendarWords.lead}
          </Text>
        </div>
        {isAdmin ? (
          <Button
            small
            disabledReason={isFull ? calendarWords.full(MOST) : undefined}
            onClick={() => setEdited(null)}
          >
            {calendarWords.add}
          </Button>
        ) : null}
      </Row>
      <ul className={styles.entries}>
        {calendars.map((calendar) => (
          <CalendarEntry
            key={calendar._id}
            calendar={calendar}
            onEdit={isAdmin ? () => setEdited(calendar) : null}
          />
        ))}
      </ul>
      {edited === undefined ? null : (
        <CalendarDialog calendar={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

interface CalendarEntryProps {
  calendar: Calendar;
  onEdit: (() => void) | null;
}

function CalendarEntry({ calendar: { name, zone, hours, holidays }, onEdit }: CalendarEntryProps) {
  return (
    <Columns
      as="li"
      from="small"
      align="start"
      gap="2 5"
      before={4}
      after={4}
      line="below"
      className={styles.entry}
    >
      <div>
        <Text as="h4" strong breaks>
          {name} ({zone})
        </Text>
        <Text soft breaks className={styles.text}>
          {hoursText(hours)}
        </Text>
      </div>
      {onEdit ? (
        <Button variant="quiet" small aria-label={calendarWords.editOne(name)} onClick={onEdit}>
          {calendarWords.edit}
        </Button>
      ) : null}
      {holidays.length === 0 ? (
        <Text soft breaks className={styles.text}>
          {calendarWords.noHolidays}
        </Text>
      ) : (
        <details>
          <summary>{calendarWords.holidays(holidays.length)}</summary>
          <Text soft breaks className={styles.text}>
            {holidays.join('\n')}
          </Text>
        </details>
      )}
    </Columns>
  );
}
