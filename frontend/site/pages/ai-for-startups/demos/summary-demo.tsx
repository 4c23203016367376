import { useState } from 'react';
import { demoBench, supportThread } from '../../../../content/demos';
import { Checkbox } from '../../../../ui/inputs';
import { type Sentence, summarise } from '../../../demos/summarise';
import { Stack } from '../../../../ui/layout/layout';
import styles from './demos.module.css';

const { summary, madeUp } = demoBench;

export function SummaryDemo() {
  const [left, setLeft] = useState<readonly number[]>([]);
  const included = supportThread
    .map((message, number) => ({ ...message, number }))
    .filter(({ number }) => !left.includes(number));
  const { problem, tried, open } = summarise(included);
  const line = (sentence: Sentence) => (
    <li key={sentence.text}>
      {sentence.text}{' '}
      <span className={styles.why}>
        {summary.from} {(included[sentence.message]?.number ?? 0) + 1}
      </span>
    </li>
  );
  const list = (sentences: readonly Sentence[]) =>
    sentences.length > 0 ? <ul>{sentences.map(line)}</ul> : <p>{summary.nothing}</p>;
  return (
    <div className={styles.sides}>
      <div>
        <h4 className={styles.heading}>{summary.thread}</h4>
        <p className={styles.why}>{madeUp}</p>
        <Stack as="ol" gap={4} above={3} className={styles.thread}>
          {supportThread.map(({ from, text }, number) => (
            <li key={text} data-left={left.includes(number) || undefined}>
              <p className={styles.source}>
                {number + 1}. {from}
              </p>
              <p>{text}</p>
              <Checkbox
                label={summary.leaveOut}
                checked={!left.includes(number)}
                onChange={() =>
                  setLeft(
                    left.includes(number)
                      ? left.filter((other) => other !== number)
                      : [...left, number],
                  )
                }
              />
            </li>
          ))}
        </Stack>
      </div>
      <div role="status" className={styles.sheet}>
        <h4 className={styles.heading}>{summary.summary}</h4>
        <h5 className={styles.label}>{summary.problem}</h5>
        {list(problem ? [problem] : [])}
        <h5 className={styles.label}>{summary.tried}</h5>
        {list(tried)}
        <h5 className={styles.label}>{summary.open}</h5>
        {list(open)}
      </div>
    </div>
  );
}
