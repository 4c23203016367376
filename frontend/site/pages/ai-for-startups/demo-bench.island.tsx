import { useState } from 'react';
import { Button } from '../../../ui/button';
import styles from './demo-bench.module.css';
import type { Demo } from './demos/all-demos';

interface DemoBenchProps {
  words: { title: string; loading: string; failed: string };
  samples: readonly { title: string; demo: string }[];
}

/** One sample at a time, and none until somebody asks for it. */
export default function DemoBench({ words, samples }: DemoBenchProps) {
  const [chosen, setChosen] = useState<number>();
  const [demos, setDemos] = useState<readonly Demo[] | null>();

  function open(index: number): void {
    setChosen(index);
    if (demos) return;
    setDemos(undefined);
    import('./demos/all-demos').then(
      (loaded) => setDemos(loaded.demos),
      () => setDemos(null),
    );
  }

  const sample = chosen === undefined ? undefined : samples[chosen];
  const shown = chosen === undefined ? undefined : demos?.[chosen];
  return (
    <div className={styles.bench}>
      <h3 id="demo-bench" className={styles.title}>
        {words.title}
      </h3>
      <ul className={styles.choices} aria-labelledby="demo-bench">
        {samples.map(({ title }, index) => (
          <li key={title}>
            <Button
              variant="secondary"
              small
              aria-pressed={index === chosen}
              onClick={() => open(index)}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
      {sample ? (
        <div role="region" aria-label={`${sample.title}: demonstration`} className={styles.panel}>
          <div className={styles.task}>{sample.demo}</div>
          {shown ? (
            <shown.Demo />
          ) : (
            <p role="status">{demos === null ? words.failed : words.loading}</p>
          )}
          {shown ? <p className={styles.runs}>{shown.runs}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
