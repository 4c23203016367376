import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '../../../lib/dates';
import { paths } from '../../paths';
import { upcoming } from '../requests/queries';
import { upcomingWords } from './words';
import styles from './dashboard.module.css';

/** The replies that were promised and are still owed; nothing is shown where there are none. */
export function Upcoming({ isStaff }: { isStaff: boolean }) {
  const { data = [] } = useQuery(upcoming());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className={styles.heading}>
        {upcomingWords.title}
      </h2>
      <ul className={styles.upcoming}>
        {data.map(({ request, dueAt, isOverdue }) => (
          <li key={request._id} className={styles.due}>
            <time dateTime={dueAt} className={isOverdue ? styles.overdue : styles.dueAt}>
              {isOverdue ? upcomingWords.overdue : upcomingWords.due} {formatDayAndTime(dueAt)}
            </time>
            <Link to={paths.request(request._id)}>{request.projectName}</Link>
            <span className={styles.actionText}>
              {isStaff ? upcomingWords.ofStaff : upcomingWords.ofClient} · {request.reference}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
