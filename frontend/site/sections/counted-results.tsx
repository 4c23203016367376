import { Title } from '../../ui/layout/layout';
import styles from './counted-results.module.css';

interface CountedResult {
  example?: string;
  text: string;
  measured: string;
}

export function CountedResults({ results }: { results: readonly CountedResult[] }) {
  return (
    <dl className={styles.results}>
      {results.map(({ example, text, measured }) => (
        <div key={text} className={styles.result}>
          <dt className={styles.what}>
            {example ? (
              <Title as="span" size={8} className={styles.value}>
                {example}{' '}
              </Title>
            ) : null}
            {text}
          </dt>
          <dd className={styles.measured}>How it is counted: {measured}</dd>
        </div>
      ))}
    </dl>
  );
}
