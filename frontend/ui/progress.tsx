import styles from './progress.module.css';

interface ProgressProps {
  value: number;
  label: string;
  showValue?: boolean;
}

export const Progress = ({ value, label, showValue = false }: ProgressProps) => (
  <span className={styles.progress}>
    <progress className={styles.bar} max={100} value={value} aria-label={label} />
    {showValue ? (
      <span className={styles.value} aria-hidden="true">
        {value}%
      </span>
    ) : null}
  </span>
);
