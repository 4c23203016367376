import { Row, Text } from './layout/layout';
import styles from './progress.module.css';

interface ProgressProps {
  value: number;
  label: string;
  showValue?: boolean;
}

export const Progress = ({ value, label, showValue = false }: ProgressProps) => (
  <Row as="span" nowrap align="center" gap={2}>
    <progress className={styles.bar} max={100} value={value} aria-label={label} />
    {showValue ? (
      <Text as="span" soft size={1} figures aria-hidden="true">
        {value}%
      </Text>
    ) : null}
  </Row>
);
