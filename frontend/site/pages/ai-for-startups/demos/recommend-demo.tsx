import { useState } from 'react';
import { demoBench } from '../../../../content/demos';
import { SelectField } from '../../../../ui/inputs';
import type { Recommendations } from '../../../demos/recommend';
import { Stack, Text } from '../../../../ui/layout/layout';
import styles from './demos.module.css';
import { useFile } from './use-file';

const { recommend, failed, loading } = demoBench;

export function RecommendDemo() {
  const texts = useFile<Recommendations[]>('recommendations');
  const [chosen, setChosen] = useState(0);
  if (!texts) return <p>{texts === null ? failed : loading}</p>;
  return (
    <>
      <SelectField
        id="demo-recommend"
        label={recommend.label}
        value={String(chosen)}
        options={texts.map(({ title }, index) => ({ value: String(index), label: title }))}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <div role="status">
        <h4 className={styles.heading}>{recommend.next}</h4>
        <Stack as="ul" gap={5}>
          {texts[chosen]?.next.map(({ title, path, because }) => (
            <li key={path} className={styles.result}>
              <Text strong>
                <a href={path}>{title}</a>
              </Text>
              <Text soft size={2} leading={4}>
                {recommend.both} {because.map((word) => `“${word}”`).join(', ')}
              </Text>
            </li>
          ))}
        </Stack>
      </div>
    </>
  );
}
