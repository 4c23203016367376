import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatDayAndTime } from '../../../lib/dates';
import { Columns, Stack, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import type { AnswerOf } from '../../../api/types';
import { lazyDialog } from '../../components/lazy-dialog';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { upcoming } from '../requests/queries';
import { upcomingWords as words } from './words';
import styles from './dashboard.module.css';

const WaitingProposals = lazyDialog(
  () => import('../proposals/waiting-proposals'),
  'WaitingProposals',
);
const OpenRatings = lazyDialog(() => import('../ratings/open-ratings'), 'OpenRatings');
const UpcomingCalls = lazyDialog(() => import('../calls/upcoming-calls'), 'UpcomingCalls');

/** Answers due from the client and from us. Staff have other lists. */
export const Upcoming = () => (
  <>
    <Loaded query={useQuery(upcoming())} {...words} lines={2}>
      {(moves) => <AllMoves {...moves} />}
    </Loaded>
    <Columns from="medium" align="start" className={styles.moves}>
      <WaitingProposals side="client" />
      <UpcomingCalls />
    </Columns>
    <OpenRatings />
  </>
);

function AllMoves({ awaited, upcoming: replies }: AnswerOf<'/api/upcoming', 'get'>) {
  if (awaited.length + replies.length === 0) return <Text soft>{words.calm}</Text>;
  return (
    <Columns from="medium" align="start" className={styles.moves}>
      <Moves id="yours" title={words.yours}>
        {awaited.map(({ request, who, since }) => (
          <Move key={request._id} request={request} isYours>
            {words.since(who, formatDay(since))}
          </Move>
        ))}
      </Moves>
      <Moves id="upcoming" title={words.title}>
        {replies.map(({ request, dueAt, isOverdue, isFirst }) => (
          <Move key={request._id} request={request}>
            <time dateTime={dueAt} className={isOverdue ? styles.overdue : undefined}>
              {isOverdue ? words.overdue : words.due} {formatDayAndTime(dueAt)}
            </time>
            {` · ${isFirst ? words.first : words.next}`}
          </Move>
        ))}
      </Moves>
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
      <Link to={paths.request(request._id)}>{request.projectName}</Link>
    </Text>
    <Text as="span" soft size={2} figures>
      {children} · {request.reference}
    </Text>
  </Stack>
);
