import { sourcesTitle } from '../../../content/claims/notes';
import type { Home } from '../../../content/home';
import { ContentLink } from '../content-link';
import { Questions } from '../questions';
import { Section } from '../section';
import text from '../section-text.module.css';

export function Faq({ faq }: { faq: Home['faq'] }) {
  return (
    <Section
      id="questions"
      title={faq.title}
      note={
        <p className={text.links}>
          <ContentLink link={faq.action} />
          {faq.claims ? <a href="#source-1">{sourcesTitle}</a> : null}
        </p>
      }
    >
      <Questions items={faq.items} columns />
    </Section>
  );
}
