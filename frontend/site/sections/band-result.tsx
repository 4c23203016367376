import { Text } from '../../ui/layout/layout';
import styles from './band-result.module.css';

interface BandResultProps {
  example?: string | undefined;
  text: string;
  measured: string;
}

export function BandResult({ example, text, measured }: BandResultProps) {
  return (
    <div>
      <p className={styles.result}>
        {example ? <strong>{example} </strong> : null}
        {text}
      </p>
      <Text soft size={2} leading={4}>
        How it is counted: {measured}
      </Text>
    </div>
  );
}
