import { sourcesTitle } from '../../../content/claims/notes';
import type { Home } from '../../../content/home';
import { Questions } from '../questions';
import { Section } from '../section';
import { Links } from '../section-text';

export function Faq({ faq }: { faq: Home['faq'] }) {
  return (
    <Section
      id="questions"
      title={faq.title}
      note={
        <Links links={[faq.action]}>
          {faq.claims ? <a href="#source-1">{sourcesTitle}</a> : null}
        </Links>
      }
    >
      <Questions items={faq.items} columns />
    </Section>
  );
}
