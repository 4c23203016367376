import styles from './city-badge.module.css';

export function CityBadge({ children }: { children: string }) {
  return (
    <span className={styles.badge}>
      <svg viewBox="0 0 12 16" aria-hidden="true" className={styles.pin}>
        <path d="M6 15C2.5 10.5 1 8 1 5.8a5 5 0 0 1 10 0C11 8 9.5 10.5 6 15z" />
        <circle cx="6" cy="5.8" r="1.5" />
      </svg>
      {children}
    </span>
  );
}
