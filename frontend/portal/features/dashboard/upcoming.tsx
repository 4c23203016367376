import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '../../../lib/dates';
import { Stack, Text } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { upcoming } from '../requests/queries';
import { upcomingWords } from './words';
import styles from './dashboard.module.css';

/** Replies due to a client; hidden if empty. Staff have other lists. */
export function Upcoming() {
  const { data = [] } = useQuery(upcoming());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="upcoming">
      <Text as="h2" id="upcoming" size={4} strong below={3}>
        {upcomingWords.title}
      </Text>
      <ul className={styles.upcoming}>
        {data.map(({ request, dueAt, isOverdue, isFirst }) => (
          <Stack as="li" key={request._id} breaks line="below" className={styles.due}>
            <time dateTime={dueAt} className={isOverdue ? styles.overdue : styles.dueAt}>
              {isOverdue ? upcomingWords.overdue : upcomingWords.due} {formatDayAndTime(dueAt)}
            </time>
            <Link to={paths.request(request._id)}>{request.projectName}</Link>
            <Text as="span" faint size={2} leading={3} block>
              {isFirst ? upcomingWords.first : upcomingWords.next} · {request.reference}
            </Text>
          </Stack>
        ))}
      </ul>
    </section>
  );
}
