import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '../../../lib/dates';
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
      <h2 id="upcoming" className={styles.heading}>
        {upcomingWords.title}
      </h2>
      <ul className={styles.upcoming}>
        {data.map(({ request, dueAt, isOverdue, isFirst }) => (
          <li key={request._id} className={styles.due}>
            <time dateTime={dueAt} className={isOverdue ? styles.overdue : styles.dueAt}>
              {isOverdue ? upcomingWords.overdue : upcomingWords.due} {formatDayAndTime(dueAt)}
            </time>
            <Link to={paths.request(request._id)}>{request.projectName}</Link>
            <span className={styles.actionText}>
              {isFirst ? upcomingWords.first : upcomingWords.next} · {request.reference}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
