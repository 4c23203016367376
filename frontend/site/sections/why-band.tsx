import type { TitledText } from '../../content/types';
import { Band, BandTitle } from './band';
import { Stack } from '../../ui/layout/layout';
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
            <h3 className={styles.first}>{first.title}</h3>
            <p className={styles.text}>{first.text}</p>
          </>
        ) : null}
      </div>
      <Stack as="ul" gap={5}>
        {others.map((item) => (
          <li key={item.title} className={styles.other}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </Stack>
    </Band>
  );
}
