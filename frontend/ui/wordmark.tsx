import brand from '../../brand.json';
import styles from './wordmark.module.css';

interface WordmarkProps {
  /** Used on the public site only. */
  tagline?: string;
}

export const Wordmark = ({ tagline }: WordmarkProps) => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" className={styles.paper} />
      <path d="M9 25V7h14M9 15.5h10" className={styles.letter} />
      <path d="M15 21.5c2.2-1.6 4.4-1.6 6.6 0" className={styles.stroke} />
    </svg>
    <span className={styles.name}>{brand.name}</span>
    {tagline ? <span className={styles.tagline}>{tagline}</span> : null}
  </span>
);
