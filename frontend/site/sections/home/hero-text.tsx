import { bookCall, firstScope } from '../../../content/call';
import { askOurTexts } from '../../../content/home-cases';
import type { Home } from '../../../content/home';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../content-link';
import { Island } from '../../islands/island';
import { Marked } from '../marked';
import AskOurTexts from './ask-our-texts.island';
import { Row, Title } from '../../../ui/layout/layout';
import styles from './hero.module.css';

export function HeroText({ hero }: { hero: Home['hero'] }) {
  return (
    <div className={styles.text}>
      <Title as="h1" size={8} className={styles.title}>
        {hero.title}
      </Title>
      <p className={styles.lead}>
        <Marked text={hero.lead} mark={hero.mark} />
      </p>
      <Row as="p" gap="4 6" align="center" above={7}>
        <ContentLink link={bookCall} className={buttonClass()} />
        {hero.actions.map((link, index) => (
          <ContentLink
            key={link.href}
            link={link}
            className={index === 0 ? buttonClass({ variant: 'secondary' }) : styles.more}
          />
        ))}
      </Row>
      <p className={styles.scope}>{firstScope('/')}</p>
    </div>
  );
}

export function HeroSearch() {
  return (
    <section aria-label={askOurTexts.title} className={styles.ask}>
      <p className={styles.askTitle}>{askOurTexts.title}</p>
      <Island of={AskOurTexts} props={{}} />
    </section>
  );
}
