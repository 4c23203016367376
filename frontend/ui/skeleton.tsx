import styles from './skeleton.module.css';

/** Grey placeholder lines; they appear after a short delay. */
export const Skeleton = ({ label, lines = 4 }: { label: string; lines?: number }) => (
  <div role="status" className={styles.skeleton}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={styles.line} aria-hidden="true" />
    ))}
  </div>
);

/** Takes the place of a part that may stay empty, until that is known; the parts below it wait. */
export const Holding = () => <span hidden className={styles.holding} />;
