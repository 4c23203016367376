import type { CitySection } from '../../../content/home';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { BridgeDrawing } from '../../sections/drawings/bridge';
import { Section } from '../../sections/section';
import { Swipe } from '../../sections/swipe';
import text from '../../sections/section-text.module.css';
import styles from './city.module.css';

/** The partner in the city: what each page about Cambridge offers, and the free first visit. */
export function City({ city, number }: { city: CitySection; number: number }) {
  return (
    <Section id="cambridge" number={number} title={city.title}>
      <p className={text.intro}>{city.intro}</p>
      <figure className={styles.figure}>
        <BridgeDrawing />
        <figcaption className={styles.caption}>
          <span className={styles.fig}>Fig. 2</span> A bridge of straight timbers: the arch is a
          matter of calculation.
        </figcaption>
      </figure>
      <Swipe label={`${city.title}, side by side`}>
        <ul className={styles.cards}>
          {city.cards.map((card) => (
            <li key={card.title} className={styles.card}>
              <h3 className={styles.title}>{card.title}</h3>
              <p className={styles.text}>{card.text}</p>
              <p className={styles.more}>
                <ContentLink link={card.link} />
              </p>
            </li>
          ))}
        </ul>
      </Swipe>
      <p className={text.after}>
        <ContentLink link={city.action} className={buttonClass()} />
      </p>
    </Section>
  );
}
