import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is being loaded: "Loading your requests". */
  label: string;
  lines?: number;
}

/** Grey lines where content will stand; they appear only if it takes a moment. */
export function Skeleton({ label, lines = 4 }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
