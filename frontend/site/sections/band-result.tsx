import styles from './band-result.module.css';

interface BandResultProps {
  /** The figure that the text goes on from. */
  example?: string | undefined;
  text: string;
  measured: string;
}

/** A result in a band, its figure as large as a title, with how it is counted. */
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
