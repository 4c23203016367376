import type { Home } from '../../../content/home';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../content-link';
import { Marked } from '../marked';
import styles from './hero.module.css';

export function HeroText({ hero }: { hero: Home['hero'] }) {
  return (
    <div className={styles.text}>
      <h1 className={styles.title}>{hero.title}</h1>
      <p className={styles.lead}>
        <Marked text={hero.lead} mark={hero.mark} />
      </p>
      <p className={styles.actions}>
        {hero.actions.map((link, index) => (
          <ContentLink
            key={link.href}
            link={link}
            className={index === 0 ? buttonClass() : styles.more}
          />
        ))}
      </p>
    </div>
  );
}
