import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { type Panel, q, useQuery } from '../../../api/call';
import { formatDayAndTime, formatDuration, formatTime, dayOf, toInstant } from '../../../lib/dates';
import { formatNumber } from '../../../lib/locale';
import { Alert } from '../../../ui/alert';
import { Columns, Row, Stack, Text, Title } from '../../../ui/layout/layout';
import { StatBand } from '../../../ui/stat-band';
import { ButtonLink } from '../../components/button-link';
import { Loaded } from '../../components/loaded';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { NextCalls } from '../calls/upcoming-calls';
import { FirmMoney } from '../invoicing/firm-money';
import { WaitingProposals } from '../proposals/waiting-proposals';
import { useNow } from '../../components/use-now';
import { noteOf, series, textOf } from '../reports/figures';
import type { DueRequest, StaffDashboard } from '../reports/reports-api';
import { StatusBadge } from '../requests/status-badge';
import { moveRow, useKeys } from '../work/use-keys';
import { GraceNotice } from '../second-factor/grace-notice';
import styles from './staff-dashboard.module.css';
import { SetUpCard } from '../set-up/set-up-card';
import { staffWords } from './staff-words';

const open = 'status=pending,assigned,in_review,approved';

export function StaffWork({ panel }: { panel: Panel }) {
  useKeys({ j: () => moveRow(1), k: () => moveRow(-1) });
  return (
    <>
      <GraceNotice />
      <Loaded query={useQuery(q('/api/staff-dashboard'))} {...staffWords} lines={8}>
        {(work) => <Work work={work} panel={panel} />}
      </Loaded>
    </>
  );
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
      {panel === 'admin' ? <SetUpCard /> : null}
      <Counts work={work} queue={queue} />
      <Columns from="medium" gap="6 gutter" align="start">
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
          <NextCalls />
          <WaitingProposals side="staff" />
        </Stack>
      </Columns>
      <FirmMoney />
      <SmallSection
        id="week"
        title={staffWords.week[panel]}
        action={panel === 'admin' ? <Link to={paths.reports}>{staffWords.reports}</Link> : null}
      >
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
      </SmallSection>
    </>
  );
}

function Counts({ work, queue }: { work: StaffDashboard; queue: (filters: string) => string }) {
  const counts = [
    { ...work.overdue, label: staffWords.counts.overdue, to: queue('due=overdue') },
    { ...work.dueToday, label: staffWords.counts.today, to: queue('due=today') },
    { ...work.mine, label: staffWords.counts.mine, to: queue('assignee=me') },
    { ...work.unassigned, label: staffWords.counts.unassigned, to: queue('assignee=none') },
  ];
  return (
    <nav aria-label={staffWords.countsLabel}>
      <Text as="ul" line="below" className={styles.counts}>
        {counts.map(({ label, to, count, isCapped }) => (
          <li key={label}>
            <Row
              as={Link}
              to={to}
              align="baseline"
              gap="0 2"
              soft
              className={styles.count}
              data-late={label === staffWords.counts.overdue && count > 0}
            >
              <Title as="span" size={6} className={styles.number}>
                {formatNumber(count)}
                {isCapped ? '+' : ''}
              </Title>{' '}
              {label}
            </Row>
          </li>
        ))}
      </Text>
    </nav>
  );
}

const shown = 8;

/** Open requests of each person of the team, against an even share. Admins see all teams. */
function Load({ panel, queue }: { panel: Panel; queue: (filters: string) => string }) {
  const query = useQuery(q('/api/colleagues'));
  return (
    <SmallSection id="load" title={staffWords.load}>
      <Loaded query={query} noun={staffWords.loadNoun} lines={4}>
        {({ colleagues }) => {
          const team = colleagues
            .filter(({ role, openRequests }) =>
              panel === 'admin' ? role !== 'admin' || openRequests > 0 : role === panel,
            )
            .sort((a, b) => b.openRequests - a.openRequests);
          const most = Math.max(1, ...team.map(({ openRequests }) => openRequests));
          const present = team.filter(({ isAway }) => !isAway).length;
          const open = team.reduce((sum, { openRequests }) => sum + openRequests, 0);
          const share = open / Math.max(1, present);
          if (team.length === 0) {
            return (
              <p className={styles.empty}>
                {staffWords.noTeam}{' '}
                {panel === 'admin' ? <Link to={paths.people}>{staffWords.invite}</Link> : null}
              </p>
            );
          }
          return (
            <>
              <Text as="ul" line="above">
                {team.slice(0, shown).map(({ _id, firstName, lastName, isAway, openRequests }) => (
                  <Text as="li" key={_id} size={2} line="below" className={styles.person}>
                    <Link
                      to={queue(`assignee=${_id}`)}
                      className={`clipped covering ${styles.name}`}
                    >
                      {firstName} {lastName}
                    </Link>
                    <Text as="span" soft figures title={staffWords.openOf(openRequests)}>
                      {isAway ? `${staffWords.away} · ` : ''}
                      {formatNumber(openRequests)}
                    </Text>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect y="3" width={`${(100 * openRequests) / most}%`} height="6" />
                      {present > 1 && share <= most ? (
                        <line
                          x1={`${(100 * share) / most}%`}
                          x2={`${(100 * share) / most}%`}
                          y2="100%"
                        />
                      ) : null}
                    </svg>
                  </Text>
                ))}
              </Text>
              <Text soft size={1} above={2}>
                {present > 1 ? staffWords.share(formatNumber(Math.round(share * 10) / 10)) : null}{' '}
                {team.length > shown ? staffWords.more(team.length - shown) : null}
              </Text>
            </>
          );
        }}
      </Loaded>
    </SmallSection>
  );
}

interface DueListProps {
  id: string;
  title: string;
  requests: readonly DueRequest[];
  empty: string;
  all: { to: string; label: string };
  canReply?: boolean;
  /** Drawn as a time line, with the present between late and future deadlines. */
  isTimed?: boolean;
}

function DueList(props: DueListProps) {
  const { id, title, requests, empty, all, canReply = false, isTimed = false } = props;
  const firstToCome = isTimed ? requests.findIndex(({ dueAt }) => !isLate(dueAt)) : -1;
  return (
    <SmallSection
      id={id}
      title={title}
      action={requests.length > 0 ? <Link to={all.to}>{all.label}</Link> : null}
    >
      {requests.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <Text
          as="ul"
          line={isTimed ? undefined : 'above'}
          className={isTimed ? styles.timeline : undefined}
        >
          {requests.map((request, index) => (
            <Fragment key={request._id}>
              {index === firstToCome ? <Now /> : null}
              <Entry request={request} canReply={canReply} />
            </Fragment>
          ))}
          {isTimed && firstToCome === -1 ? <Now /> : null}
        </Text>
      )}
    </SmallSection>
  );
}

function Now() {
  const now = useNow();
  return (
    <Text as="li" size={1} strong className={styles.now}>
      {staffWords.now(formatTime(toInstant(now)))}
    </Text>
  );
}

function Entry({ request, canReply }: { request: DueRequest; canReply: boolean }) {
  const { _id, projectName, reference, client, assignee, status, dueAt } = request;
  return (
    <Text
      as="li"
      size={2}
      line="below"
      className={styles.row}
      data-row={_id}
      data-late={isLate(dueAt)}
    >
      <Text
        as={Link}
        to={paths.request(_id)}
        data-key="open"
        size={3}
        strong
        className={`clipped covering ${styles.name}`}
        dir="auto"
      >
        {projectName}
      </Text>
      <Due request={request} />
      <Text as="span" soft className="clipped">
        {reference} · {client.firstName} {client.lastName}
        {canReply
          ? null
          : ` · ${assignee ? `${assignee.firstName} ${assignee.lastName}` : staffWords.nobody}`}
      </Text>
      {canReply ? (
        <ButtonLink
          to={paths.request(_id)}
          label={staffWords.reply}
          state={{ isReplying: true }}
          small
          aria-label={staffWords.replyTo(projectName)}
        />
      ) : (
        <StatusBadge of={status} />
      )}
    </Text>
  );
}

const isLate = (iso: string | null): boolean => iso !== null && leftUntil(iso) < 0;

const isDueToday = ({ dueAt }: DueRequest): boolean =>
  dueAt !== null && (isLate(dueAt) || dayOf(dueAt) === dayOf(new Date()));

const leftUntil = (iso: string): number => Date.parse(iso) - Date.now();

function Due({ request: { dueAt, isAwaitingClient } }: { request: DueRequest }) {
  if (!dueAt) {
    return (
      <Text as="span" soft>
        {isAwaitingClient ? staffWords.waits : staffWords.notDue}
      </Text>
    );
  }
  const left = leftUntil(dueAt);
  const length = formatDuration(Math.abs(left) / 1000);
  const isOver = left < 0;
  return (
    <Text
      as="time"
      dateTime={dueAt}
      title={formatDayAndTime(dueAt)}
      soft
      figures
      alarm={isOver}
      strong={isOver}
    >
      {isOver ? staffWords.overdueBy(length) : staffWords.dueIn(length)}
    </Text>
  );
}
