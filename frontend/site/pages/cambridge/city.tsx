import type { CitySection } from '../../../content/home';
import { buttonClass } from '../../../ui/button';
import { Band, BandTitle } from '../../sections/band';
import { ContentLink } from '../../sections/content-link';
import { BridgeDrawing } from '../../sections/drawings/bridge';
import { Intro } from '../../sections/section-text';
import { Stack, Text, Title } from '../../../ui/layout/layout';
import styles from './city.module.css';

export function City({ city }: { city: CitySection }) {
  return (
    <Band label={city.title} columns="wide-last">
      <div>
        <BandTitle>{city.title}</BandTitle>
        <Intro>{city.intro}</Intro>
        <p>
          <ContentLink link={city.action} className={buttonClass()} />
        </p>
        <Text as="figure" above={6} className={`from-small ${styles.figure}`}>
          <BridgeDrawing />
          <Text as="figcaption" soft size={3} above={2}>
            <span className={styles.fig}>Fig. 2</span> A bridge of straight timbers: the arch is a
            matter of calculation.
          </Text>
        </Text>
      </div>
      <Stack as="ul" fit={13} gap="5 6">
        {city.cards.map((card) => (
          <li key={card.link.href} className={styles.card}>
            <Title as="h3" size={6}>
              <ContentLink link={card.link} className="covering" />
            </Title>
            <Text soft>{card.text}</Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}
