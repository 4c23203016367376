import type { Home } from '../../../content/home';
import { newsletterBoxes } from '../../../content/newsletter';
import { draftKey } from '../../forms/draft';
import HomeNewsletterForm from '../../forms/home-newsletter-form.island';
import { Island } from '../../islands/island';
import { Closing } from '../closing';
import styles from './last-word.module.css';

interface LastWordProps {
  closing: Home['closing'];
  path: string;
}

export function LastWord({ closing, path }: LastWordProps) {
  const { title, intro } = newsletterBoxes.home;
  return (
    <Closing {...closing}>
      <section id="newsletter" aria-labelledby="newsletter-title" className={styles.letter}>
        <h2 id="newsletter-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
        <Island of={HomeNewsletterForm} props={{ path }} unless={[draftKey('newsletter-home')]} />
      </section>
    </Closing>
  );
}
