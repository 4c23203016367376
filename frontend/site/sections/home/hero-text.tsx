import { bookCall, firstScope } from '../../../content/call';
import { askOurTexts } from '../../../content/home-cases';
import type { Home } from '../../../content/home';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../content-link';
import { Island } from '../../islands/island';
import { Marked } from '../marked';
import AskOurTexts from './ask-our-texts.island';
import { Row, Text, Title } from '../../../ui/layout/layout';
import styles from './hero.module.css';

export function HeroText({ hero }: { hero: Home['hero'] }) {
  return (
    <div>
      <Title as="h1" size={8} className={styles.title}>
        {hero.title}
      </Title>
      <Text soft size={5} leading={4} className={styles.lead}>
        <Marked text={hero.lead} mark={hero.mark} />
      </Text>
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
      <Text soft size={2} above={2}>
        {firstScope('/')}
      </Text>
    </div>
  );
}

export function HeroSearch() {
  return (
    <Text as="section" aria-label={askOurTexts.title} before={4} line="above">
      <Text soft size={3}>
        {askOurTexts.title}
      </Text>
      <Island of={AskOurTexts} props={{}} />
    </Text>
  );
}
