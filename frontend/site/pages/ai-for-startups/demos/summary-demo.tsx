import { useState } from 'react';
import { demoBench, supportThread } from '../../../../content/demos';
import { Checkbox } from '../../../../ui/inputs';
import { type Sentence, summarise } from '../../../demos/summarise';
import { Stack, Text } from '../../../../ui/layout/layout';
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
      <Text as="span" soft size={2} leading={4}>
        {summary.from} {(included[sentence.message]?.number ?? 0) + 1}
      </Text>
    </li>
  );
  const list = (sentences: readonly Sentence[]) =>
    sentences.length > 0 ? <ul>{sentences.map(line)}</ul> : <p>{summary.nothing}</p>;
  return (
    <Stack fit={18} gap="7 gutter" align="start">
      <div>
        <h4 className={styles.heading}>{summary.thread}</h4>
        <Text soft size={2} leading={4}>
          {madeUp}
        </Text>
        <Stack as="ol" gap={4} above={3} size={4} leading={4} className={styles.thread}>
          {supportThread.map(({ from, text }, number) => (
            <li key={text} data-left={left.includes(number) || undefined}>
              <Text strong>
                {number + 1}. {from}
              </Text>
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
        <Text as="h5" soft size={3} strong above={4} below={1}>
          {summary.problem}
        </Text>
        {list(problem ? [problem] : [])}
        <Text as="h5" soft size={3} strong above={4} below={1}>
          {summary.tried}
        </Text>
        {list(tried)}
        <Text as="h5" soft size={3} strong above={4} below={1}>
          {summary.open}
        </Text>
        {list(open)}
      </div>
    </Stack>
  );
}
