import type { Author } from '../../content/authors.mts';
import styles from './people.module.css';

export function Portrait({ person: { initials, portrait, name } }: { person: Author }) {
  if (portrait) {
    return (
      <img
        src={`/images/people/${portrait}`}
        alt={name}
        width={480}
        height={600}
        loading="lazy"
        className={styles.portrait}
      />
    );
  }
  return (
    <svg viewBox="0 0 96 120" aria-hidden="true" className={styles.portrait}>
      <path d="M0 96c26-14 40 6 60-6s24-10 36-4M0 106c26-14 40 6 60-6s24-10 36-4M0 86c26-14 40 6 60-6s24-10 36-4" />
      <text x="48" y="64" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
