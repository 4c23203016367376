import type { SampleFeature } from '../../../content/startups';
import { Stack, Text, Title } from '../../../ui/layout/layout';
import styles from './samples.module.css';

const drawings: readonly string[] = [
  'M8 14h40M8 24h52M8 34h34M8 44h46M8 54h28M96 34m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M106 44l12 12',
  'M8 10h44M8 18h52M8 26h38M8 34h50M8 42h44M8 50h52M8 58h30M68 34h14M77 29l5 5l-5 5M92 26h36M92 34h28M92 42h32',
  'M68 34m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M62 32L30 18M62 36L26 50M74 32L104 14M74 36L112 52M26 16m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22 52m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M108 12m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M116 54m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M10 6h38l10 10v46H10zM48 6v10h10M18 26h20M18 36h30M18 46h24M38 26h44M82 20h46v12H82zM48 36h34M82 38h46v12H82z',
  'M10 58V8M10 58h118M10 46C30 44 36 26 54 28S78 40 88 30M88 30L124 12M88 30L124 24M88 30L124 38',
  'M8 10h60v22H30l-10 8v-8H8zM66 40h60v18H82l-8 6v-6h-8zM18 18h38M18 25h24M76 49h34',
];

interface SamplesProps {
  tryIt: string;
  items: readonly SampleFeature[];
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

export function Samples({ tryIt, items, chosen, onChoose }: SamplesProps) {
  return (
    <Stack as="ul" fit={17} gap="6 gutter">
      {items.map(({ title, text }, index) => (
        <li key={title} className={styles.sample}>
          <svg viewBox="0 0 136 68" className={styles.drawing} aria-hidden="true">
            <path d={drawings[index]} />
          </svg>
          <h3>
            <Title
              as="button"
              type="button"
              size={6}
              className={`covering ${styles.title}`}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
            >
              {title}
            </Title>
          </h3>
          <Text soft above={1}>
            {text}
          </Text>
          <p className={`scripted ${styles.try}`} aria-hidden="true">
            {tryIt}
          </p>
        </li>
      ))}
    </Stack>
  );
}
