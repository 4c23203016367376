import { type Calendar, type Policy, q, useQuery } from '../../../api/call';
import { type Urgency, UrgencyValues } from '../../../api/generated/enums';
import { formatWorkingTime } from '../../../lib/short-duration';
import { Row, Text, Written } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { Lead, Section } from '../../components/section';
import { useArrival } from '../../components/use-arrival';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { DataTable } from '../../lists/data-table';
import type { Column } from '../../lists/define-list';
import styles from './settings.module.css';
import { targetField } from './target-fields';
import { calendarWords, levelWords, settingsWords } from './words';
import { hoursText } from '../../../lib/working-time';

const TargetsDialog = lazyDialog(() => import('./targets-dialog'), 'TargetsDialog');

export function ServiceLevels({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuery(q('/api/service-levels'));
  return (
    <Section
      below={8}
      title={levelWords.title}
      lead={levelWords.lead}
      action={
        query.isSuccess && isAdmin ? (
          <DialogButton small label={levelWords.change} dialog={TargetsDialog} of={query.data} />
        ) : null
      }
    >
      <Loaded query={query} loading={settingsWords.loading} failure={levelWords.failure}>
        {({ policy, calendars }) => (
          <>
            <Lead above={1}>{levelWords.site}</Lead>
            <DataTable
              label={levelWords.targets}
              columns={columnsOf(policy)}
              rows={UrgencyValues}
              keyOf={(urgency) => urgency}
            />
            <Lead above={1}>
              {levelWords.runsBy(calendarOf(policy, calendars))}{' '}
              {isAdmin ? null : settingsWords.admins}
            </Lead>
            <Calendars calendars={calendars} isAdmin={isAdmin} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

const calendarOf = ({ calendarId }: Policy, calendars: { _id: string; name: string }[]): string =>
  calendars.find(({ _id }) => _id === calendarId)?.name ?? '';

function columnsOf(policy: Policy): Column<Urgency>[] {
  const { columns } = levelWords;
  const target = (kind: 'firstReply' | 'nextReply' | 'resolution'): Column<Urgency> => ({
    header: columns[kind],
    look: 'figure',
    cell: (urgency) => formatWorkingTime(policy[targetField(kind, urgency)]),
  });
  return [
    { header: columns.urgency, look: 'title', cell: (urgency) => UrgencyWords[urgency] },
    target('firstReply'),
    target('nextReply'),
    target('resolution'),
  ];
}

const CalendarDialog = lazyDialog(() => import('./calendar-dialog'), 'CalendarDialog');

const MAX_CALENDARS = 5;

function Calendars({ calendars, isAdmin }: { calendars: readonly Calendar[]; isAdmin: boolean }) {
  const isFull = calendars.length >= MAX_CALENDARS;
  useArrival('hours', true);
  return (
    <>
      <Row as="header" id="hours" align="end" between gap="3 6">
        <div>
          <Text as="h3" size={4} strong>
            {calendarWords.title}
          </Text>
          <Lead above={1}>{calendarWords.lead}</Lead>
        </div>
        {isAdmin ? (
          <DialogButton
            small
            label={calendarWords.add}
            disabledReason={isFull ? calendarWords.full(MAX_CALENDARS) : undefined}
            dialog={CalendarDialog}
          />
        ) : null}
      </Row>
      <ItemRows>
        {calendars.map((calendar) => (
          <ItemRow
            key={calendar._id}
            title={`${calendar.name} (${calendar.zone})`}
            notes={[
              <Written key="hours">{hoursText(calendar.hours)}</Written>,
              <Holidays key="holidays" of={calendar} />,
            ]}
          >
            {isAdmin ? (
              <DialogButton
                variant="quiet"
                small
                label={calendarWords.edit}
                aria-label={calendarWords.editOne(calendar.name)}
                dialog={CalendarDialog}
                of={{ calendar }}
              />
            ) : null}
          </ItemRow>
        ))}
      </ItemRows>
    </>
  );
}

const Holidays = ({ of: { holidays } }: { of: Calendar }) =>
  holidays.length === 0 ? (
    calendarWords.noHolidays
  ) : (
    <details className={styles.holidays}>
      <summary>{calendarWords.holidays(holidays.length)}</summary>
      <Written>{holidays.join('\n')}</Written>
    </details>
  );
