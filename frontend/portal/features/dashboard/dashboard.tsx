import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AnswerOf, Panel, RequestDetail } from '../../../api/call';
import { dayOf, formatDay, formatDayAndTime, formatLongDay } from '../../../lib/dates';
import { firstReply } from '../../../lib/first-reply';
import { locale } from '../../../lib/locale';
import { formatMoney } from '../../../lib/money';
import { Alert } from '../../../ui/alert';
import { buttonClass } from '../../../ui/button';
import { Columns, Heading, Row, Stack, Text, Title } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { type Stat, StatBand } from '../../../ui/stat-band';
import { PanelWords } from '../../../api/generated/words/panel';
import { useAccess } from '../../access/use-access';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog, part } from '../../components/lazy-dialog';
import { LazyPart } from '../../components/lazy-part';
import { Loaded } from '../../components/loaded';
import { QueryFailure } from '../../components/query-failure';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { access, me } from '../../session/queries';
import { Page } from '../../shell/page';
import { useNow } from '../../components/use-now';
import { UpcomingCalls } from '../calls/upcoming-calls';
import { bookWords } from '../calls/words';
import { WaitingProposals } from '../proposals/waiting-proposals';
import { OpenRatings } from '../ratings/open-ratings';
import { newestRequests, requestDetail, upcoming } from '../requests/queries';
import { isClosed } from '../requests/request-progress';
import { RequestRow } from '../requests/request-row';
import { noRequests } from '../requests/words';
import styles from './dashboard.module.css';
import { opening } from './opening';
import {
  actionWords,
  dashboardWords,
  firstWords,
  recentWords,
  upcomingWords as words,
} from './words';

const BookDialog = lazyDialog(() => import('../calls/book-dialog'), 'BookDialog');
const StaffWork = part(() => import('./staff-dashboard'), 'StaffWork');

export function Component() {
  const profile = useQuery(me());
  const requests = useQuery(newestRequests());
  const { isPending } = useQuery(access());
  const reader = useAccess();
  const today = new Date(useNow());
  const own = reader?.dashboardAccess ?? [];
  const [panel] = own;
  const isClient = reader !== undefined && panel === undefined;
  const isNew = isClient && requests.data?.stats?.total === 0;
  const answers = useQuery({ ...opening(panel), enabled: reader !== undefined });
  const staffCode = useQuery({
    queryKey: ['staff-dashboard'],
    queryFn: () => StaffWork.load().then(() => true),
    staleTime: Infinity,
    enabled: panel !== undefined,
  });
  const loading = <Skeleton label={dashboardWords.loading} lines={8} />;
  const figures = (
    <StatBand isLine label={dashboardWords.stats} stats={dashboardStats(requests.data)} />
  );
  return (
    <Page
      title={dashboardWords.title(profile.data?.firstName, isNew)}
      lead={<time dateTime={dayOf(today)}>{formatLongDay(today)}</time>}
      action={isClient ? <QuickActions panels={[]} requests={requests.data?.requests} /> : null}
    >
      <RequestArrived />
      {profile.isError ? (
        <QueryFailure message={dashboardWords.profileFailure} query={profile} />
      ) : null}
      {isPending || answers.isLoading || staffCode.isLoading ? (
        loading
      ) : (
        <Stack gap={5}>
          {panel ? (
            <>
              <LazyPart fallback={loading}>
                <StaffWork panel={panel} />
              </LazyPart>
              {/* Specified for everybody; without its title, "$0 Revenue" would be the firm's. */}
              <SmallSection id="own-requests" title={dashboardWords.own}>
                {figures}
              </SmallSection>
              {requests.data?.requests.length ? <RecentRequests query={requests} /> : null}
              <QuickActions panels={own} />
            </>
          ) : isNew ? (
            <FirstRequest />
          ) : (
            <>
              <Upcoming />
              {figures}
              <RecentRequests query={requests} />
            </>
          )}
        </Stack>
      )}
    </Page>
  );
}

const { arrived: arrivedWords } = dashboardWords;

export interface Arrival {
  arrived: Pick<RequestDetail, '_id' | 'reference' | 'projectName'>;
}

function RequestArrived() {
  const { state } = useLocation() as { state: Partial<Arrival> | null };
  return state?.arrived ? <Arrived request={state.arrived} /> : null;
}

function Arrived({ request: { _id, reference, projectName } }: { request: Arrival['arrived'] }) {
  const { data } = useQuery(requestDetail(_id));
  const dueAt = data?.nextMove?.replyDueAt;
  return (
    <Alert tone="success">
      <p>
        <strong>{arrivedWords.title(reference)}</strong> <bdi>{projectName}</bdi>
      </p>
      <p>
        {dueAt
          ? arrivedWords.by(formatDayAndTime(dueAt))
          : arrivedWords.within(firstReply('portal'))}
      </p>
      <p>
        <Link to={paths.request(_id)}>{arrivedWords.open}</Link>
      </p>
    </Alert>
  );
}

type Answer = AnswerOf<'/api/get-requests', 'get'>;

/** Totals from the server: this page only loads the newest requests. */
function dashboardStats(answer: Answer | undefined): Stat[] {
  const number = (value: number | undefined) => value?.toLocaleString(locale);
  const stats = answer?.stats;
  const labels = dashboardWords.statLabels;
  return [
    { label: labels.total, value: number(stats?.total) },
    { label: labels.completed, value: number(stats?.completed) },
    { label: labels.inProgress, value: number(stats?.in_progress) },
    {
      label: labels.revenue,
      value: stats && formatMoney(stats.revenue),
      ...(stats && {
        note: dashboardWords.revenueNote(formatMoney(stats.invoiced), formatMoney(stats.agreed)),
      }),
    },
  ];
}

interface RecentRequestsProps {
  query: UseQueryResult<Answer>;
}

const RecentRequests = ({ query }: RecentRequestsProps) => (
  <section aria-labelledby="recent-requests">
    <Row nowrap align="baseline" between gap={4}>
      <Heading id="recent-requests" below={3}>
        {recentWords.title}
      </Heading>
      {query.data?.requests.length ? <Link to={paths.requests}>{recentWords.viewAll}</Link> : null}
    </Row>
    <Loaded query={query} {...recentWords} lines={6}>
      {({ requests }) => (
        <ul>
          {requests.map((request) => (
            <li key={request._id}>
              <RequestRow request={request} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </section>
);

const links = [
  { to: paths.requests, label: actionWords.requests },
  { to: paths.services, label: actionWords.services },
  { to: paths.profile, label: actionWords.profile },
];

interface QuickActionsProps {
  panels: readonly Panel[];
  /** A client's newest. */
  requests?: Answer['requests'] | undefined;
}

/** For clients, raising a request is the one button of the page; staff have other work. */
function QuickActions({ panels, requests = [] }: QuickActionsProps) {
  const open = requests.filter((request) => !isClosed(request));
  const isStaff = panels.length > 0;
  const toPanels = panels.map((panel) => ({ to: paths[panel], label: PanelWords[panel] }));
  return (
    <Row as="nav" aria-label={actionWords.title} align="center" gap="2 5">
      <Link to={paths.raiseRequest()} className={isStaff ? styles.action : buttonClass()}>
        {actionWords.raise}
      </Link>
      {[...links, ...toPanels].map(({ to, label }) => (
        <Link key={to} to={to} className={styles.action}>
          {label}
        </Link>
      ))}
      {/* Last, because it comes after the others. */}
      {open.length > 0 ? (
        <DialogButton
          variant="quiet"
          label={bookWords.title}
          dialog={BookDialog}
          of={{
            requests: open.map(({ _id, reference, projectName }) => ({
              value: _id,
              label: `${reference} ${projectName}`,
            })),
          }}
        />
      ) : null}
    </Row>
  );
}

/** The first screen of a client without requests. */
const FirstRequest = () => (
  <Stack as="section" gap={6} card pad={6} aria-labelledby="first-request">
    <div>
      <Title as="h2" size={6} id="first-request">
        {noRequests.title}
      </Title>
      <Text soft above={1}>
        {noRequests.text}
      </Text>
    </div>
    <Columns as="ol" from="medium" gap={6} className={styles.stages} aria-label={firstWords.label}>
      {firstWords.stages.map(({ title, when, text }, index) => (
        <Stack as="li" key={title} gap={1} before={3} className={styles.stage}>
          <Text strong>
            <span aria-hidden="true" className={styles.numeral}>
              {index + 1}
            </span>
            {title}
          </Text>
          <Text size={2} strong>
            {when}
          </Text>
          <Text size={2} soft>
            {text}
          </Text>
        </Stack>
      ))}
    </Columns>
  </Stack>
);

/** The client's tasks, then ours. Staff have other lists. */
const Upcoming = () => (
  <>
    <Loaded query={useQuery(upcoming())} {...words} lines={2}>
      {(moves) => <AllMoves {...moves} />}
    </Loaded>
    <OpenRatings />
  </>
);

function AllMoves({ awaited, upcoming: replies }: AnswerOf<'/api/upcoming', 'get'>) {
  return (
    <Columns from="medium" gap="6 gutter" align="start" className={styles.moves}>
      <Stack gap={5} className={styles.side}>
        <Moves id="yours" title={words.yours}>
          {awaited.map(({ request, who, awaits, since }) => (
            <Move key={request._id} request={request} isYours>
              {words.since(who, awaits, formatDay(dayOf(since)))}
            </Move>
          ))}
        </Moves>
        <WaitingProposals side="client" />
      </Stack>
      <Stack gap={5} className={styles.side}>
        <Moves id="upcoming" title={words.title}>
          {replies.map(({ request, dueAt, isOverdue, isFirst }) => (
            <Move key={request._id} request={request}>
              <Text as="time" dateTime={dueAt} alarm={isOverdue} strong={isOverdue}>
                {isOverdue ? words.overdue : words.due} {formatDayAndTime(dueAt)}
              </Text>
              {` · ${isFirst ? words.first : words.next}`}
            </Move>
          ))}
        </Moves>
        <UpcomingCalls />
      </Stack>
      <Text soft className={styles.calm}>
        {words.calm}
      </Text>
    </Columns>
  );
}

function Moves({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <SmallSection id={id} title={title} below={3}>
      <ul>{children}</ul>
    </SmallSection>
  );
}

interface MoveProps {
  request: { _id: string; reference: string; projectName: string };
  isYours?: boolean;
  children: ReactNode;
}

const Move = ({ request, isYours, children }: MoveProps) => (
  <Stack as="li" breaks className={styles.move} data-yours={isYours}>
    <Text as="span" strong>
      <Link to={paths.request(request._id)}>
        <bdi>{request.projectName}</bdi>
      </Link>
    </Text>
    <Text as="span" soft size={2} figures>
      {children} · {request.reference}
    </Text>
  </Stack>
);
