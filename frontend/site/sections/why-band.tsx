import type { TitledText } from '../../content/types';
import { Band, BandTitle } from './band';
import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './why-band.module.css';

interface WhyBandProps {
  title: string;
  items: readonly TitledText[];
}

export function WhyBand({ title, items: [first, ...others] }: WhyBandProps) {
  return (
    <Band label={title}>
      <div>
        <BandTitle>{title}</BandTitle>
        {first ? (
          <>
            <Title as="h3" size={8} className={styles.first}>
              {first.title}
            </Title>
            <Text soft measure={2}>
              {first.text}
            </Text>
          </>
        ) : null}
      </div>
      <Stack as="ul" gap={5}>
        {others.map((item) => (
          <li key={item.title} className={styles.other}>
            <Title as="h3" size={6}>
              {item.title}
            </Title>
            <Text soft measure={2}>
              {item.text}
            </Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}
