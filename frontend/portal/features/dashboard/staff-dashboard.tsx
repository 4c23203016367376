import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { q } from '../../../api/call';
import type { Panel } from '../../../api/generated/enums';
import { Alert } from '../../../ui/alert';
import { Columns, Row, Stack, Text, Title } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { StatBand } from '../../../ui/stat-band';
import { UpcomingCalls } from '../calls/upcoming-calls';
import { WaitingProposals } from '../proposals/waiting-proposals';
import { QueryFailure } from '../../components/query-failure';
import { paths } from '../../paths';
import { noteOf, series, textOf } from '../reports/figures';
import type { StaffDashboard } from '../reports/reports-api';
import { DueList, isDueToday } from './due-list';
import { Load } from './load';
import { staffWords } from './staff-words';
import styles from './staff-dashboard.module.css';
import { formatNumber } from '../../../lib/locale';

const open = 'status=pending,assigned,in_review,approved';

export default function StaffWork({ panel }: { panel: Panel }) {
  const answer = useQuery(q('/api/staff-dashboard'));
  if (answer.isPending) return <Skeleton label={staffWords.loading} lines={8} />;
  if (answer.isError) {
    return <QueryFailure message={staffWords.failure} query={answer} />;
  }
  return <Work work={answer.data} panel={panel} />;
}

function Work({ work, panel }: { work: StaffDashboard; panel: Panel }) {
  const queue = (filters: string) => `${paths[panel]}?${open}&${filters}&sort=due&order=asc`;
  const { week } = work;
  // Support works through its own; managers and admins see whether the work is shared out.
  const next = panel === 'support' ? work.own.slice(0, 3) : undefined;
  const due = work.due.filter(({ _id }) => !next?.some((one) => one._id === _id));
  const dueList = (
    <DueList
      id="due"
      title={staffWords.due}
      requests={due}
      empty={staffWords.nothingDue[next?.some(isDueToday) ? 'more' : 'all']}
      all={{ to: queue('due=overdue,today'), label: staffWords.allDue }}
      isTimed
    />
  );
  return (
    <>
      {work.unconfirmedFigures > 0 ? (
        <Alert tone="warning">
          <p>
            <strong>{staffWords.unconfirmed(work.unconfirmedFigures)}</strong> {staffWords.confirm}
          </p>
        </Alert>
      ) : null}
      <Counts work={work} queue={queue} />
      <Columns from="medium" align="start" className={styles.lists}>
        {next ? (
          <DueList
            id="next"
            title={staffWords.next}
            requests={next}
            empty={staffWords.nothingMine}
            all={{ to: queue('assignee=me'), label: staffWords.allMine }}
            canReply
          />
        ) : (
          dueList
        )}
        <Stack gap={6}>
          {next ? dueList : <Load panel={panel} queue={queue} />}
          <UpcomingCalls isBrief />
          <WaitingProposals side="staff" />
        </Stack>
      </Columns>
      <section aria-labelledby="week">
        <Row align="baseline" between gap="1 4" size={2} below={2}>
          <Text as="h2" id="week" size={4} strong>
            {staffWords.week[panel]}
          </Text>
          {panel === 'admin' ? <Link to={paths.reports}>{staffWords.reports}</Link> : null}
        </Row>
        <StatBand
          label={staffWords.weekFigures}
          stats={[
            series.received,
            series.answered,
            series.median,
            series.onTime,
            series.agreed,
          ].map((one) => ({
            label: one.label,
            value: one === series.agreed && !week.agreedValue ? undefined : textOf(one, week),
            ...noteOf(one, week),
          }))}
        />
      </section>
    </>
  );
}

function Counts({ work, queue }: { work: StaffDashboard; queue: (filters: string) => string }) {
  const counts = [
    { ...work.overdue, label: staffWords.counts.overdue, to: queue('due=overdue'), isLate: true },
    { ...work.dueToday, label: staffWords.counts.today, to: queue('due=today'), isLate: false },
    { ...work.mine, label: staffWords.counts.mine, to: queue('assignee=me'), isLate: false },
    {
      ...work.unassigned,
      label: staffWords.counts.unassigned,
      to: queue('assignee=none'),
      isLate: false,
    },
  ];
  return (
    <nav aria-label={staffWords.countsLabel}>
      <ul className={styles.counts}>
        {counts.map(({ label, to, count, isCapped, isLate }) => (
          <li key={label}>
            <Row
              as={Link}
              to={to}
              align="baseline"
              gap="0 2"
              soft
              className={styles.count}
              data-late={isLate && count > 0}
            >
              <Title as="span" size={6} className={styles.number}>
                {formatNumber(count)}
                {isCapped ? '+' : ''}
              </Title>{' '}
              {label}
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  );
}
