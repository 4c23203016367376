import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import { UrgencyValues, type Urgency } from '../../../api/generated/enums';
import { Button } from '../../../ui/button';
import type { Policy } from '../../../api/types';
import { Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { urgencyLabels } from '../../labels';
import { DataTable } from '../../lists/data-table';
import type { Column } from '../../lists/define-list';
import { Calendars } from './calendars';
import { targetField } from './target-fields';
import { levelWords, settingsWords } from './words';
import { durationText } from './working-time';
import styles from './settings.module.css';

const TargetsDialog = lazyDialog(() => import('./targets-dialog'), 'TargetsDialog');

export function ServiceLevels({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuery(q('/api/service-levels'));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      below={8}
      title={levelWords.title}
      lead={levelWords.lead}
      action={
        query.isSuccess && isAdmin ? (
          <Button small onClick={() => setIsOpen(true)}>
            {levelWords.change}
          </Button>
        ) : null
      }
    >
      <Loaded query={query} loading={settingsWords.loading} failure={levelWords.failure}>
        {({ policy, calendars }) => (
          <>
            <Text soft above={1} className={styles.lead}>
              {levelWords.site}
            </Text>
            <DataTable
              label={levelWords.targets}
              columns={columnsOf(policy)}
              rows={UrgencyValues}
              keyOf={(urgency) => urgency}
            />
            <Text soft above={1} className={styles.lead}>
              {levelWords.runsBy(calendarOf(policy, calendars))}{' '}
              {isAdmin ? null : settingsWords.admins}
            </Text>
            <Calendars calendars={calendars} isAdmin={isAdmin} />
            {isOpen ? (
              <TargetsDialog
                policy={policy}
                calendars={calendars}
                onClose={() => setIsOpen(false)}
              />
            ) : null}
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
    cell: (urgency) => durationText(policy[targetField(kind, urgency)]),
  });
  return [
    { header: columns.urgency, look: 'title', cell: (urgency) => urgencyLabels[urgency] },
    target('firstReply'),
    target('nextReply'),
    target('resolution'),
  ];
}
