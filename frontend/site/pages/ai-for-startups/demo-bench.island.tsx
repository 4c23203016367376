import { useEffect, useRef, useState } from 'react';
import type { SampleFeature } from '../../../content/startups';
import { Text, Title } from '../../../ui/layout/layout';
import styles from './demo-bench.module.css';
import type { Demo } from './demos/all-demos';
import { Samples } from './samples';

interface DemoBenchProps {
  words: Record<'tryIt' | 'loading' | 'failed', string>;
  samples: readonly SampleFeature[];
}

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
  const panel = useRef<HTMLDivElement>(null);
  // The panel is below six cards and may be out of view.
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <>
      <Samples tryIt={words.tryIt} items={samples} chosen={chosen} onChoose={open} />
      {sample ? (
        <div
          ref={panel}
          role="region"
          aria-label={`${sample.title}: demonstration`}
          className={styles.panel}
        >
          <Title size={6} leading={3} below={5}>
            {sample.demo}
          </Title>
          {shown ? (
            <shown.Demo />
          ) : (
            <p role="status">{demos === null ? words.failed : words.loading}</p>
          )}
          {shown ? (
            <Text soft size={2} leading={4} above={6} before={3} line="above" measure={4}>
              {shown.runs}
            </Text>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
