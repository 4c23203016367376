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
      <p className={styles.measured}>How it is counted: {measured}</p>
    </div>
  );
}
