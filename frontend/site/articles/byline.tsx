import { formatDate, formatShortDate } from '../../lib/dates';
import type { ArticleSummary } from './article';
import styles from './byline.module.css';

interface BylineProps {
  article: Pick<ArticleSummary, 'author' | 'date' | 'minutes'>;
  hasRole?: boolean;
}

export function Byline({ article: { author, date, minutes }, hasRole = false }: BylineProps) {
  return (
    <div className={styles.byline}>
      <span className={styles.avatar} aria-hidden="true">
        {author.initials}
      </span>
      <p className={styles.who}>
        <span className={styles.name}>{author.name}</span>
        {hasRole ? <span className={styles.role}>, {author.role}</span> : null}
        <span className={styles.when}>
          <time dateTime={date}>{hasRole ? formatDate(date) : formatShortDate(date)}</time> ·{' '}
          {minutes} min read
        </span>
      </p>
    </div>
  );
}
