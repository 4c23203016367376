import type { ReactNode } from 'react';
import { newsletterBoxes } from '../../../content/newsletter';
import { HomeNewsletterForm } from '../../forms/home-newsletter-form';
import { Section } from '../section';
import text from '../section-text.module.css';
import { Carousel } from './carousel';
import { HeroCaption, HeroPlate } from './hero-plate.static';
import styles from './hero.module.css';
import { ImprovementPanel } from './improvement-panel';
import { ExpertiseSlides, ImprovementBody, ImprovementNote } from './shared.static';
import { StatCard } from './stat-card';

export function Hero({ children, stats }: { children: ReactNode; stats: ReactNode }) {
  return (
    <div className={styles.hero}>
      {children}
      <div className={styles.figure}>
        <HeroPlate />
        <div className={styles.legend}>
          <StatCard>{stats}</StatCard>
        </div>
        <HeroCaption />
      </div>
    </div>
  );
}

/** What we do, and what it changes: the two sections that move. */
export function WorkSections({ from }: { from: number }) {
  return (
    <>
      <Section id="expertise" number={from} title="What we are good at">
        <Carousel label="What we are good at" count={6}>
          <ExpertiseSlides />
        </Carousel>
      </Section>
      <Section
        id="improvement"
        number={from + 1}
        title="How we improve your business"
        note={<ImprovementNote />}
      >
        <ImprovementPanel>
          <ImprovementBody />
        </ImprovementPanel>
      </Section>
    </>
  );
}

export function NewsletterSection({ number }: { number: number }) {
  const { title, intro } = newsletterBoxes.home;
  return (
    <Section
      id="newsletter"
      number={number}
      title={title}
      note={<p>An address is on the list only once the button in our mail has been pressed.</p>}
    >
      <p className={text.intro}>{intro}</p>
      <HomeNewsletterForm />
    </Section>
  );
}
