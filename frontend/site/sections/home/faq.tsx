import { sourcesTitle } from '../../../content/claims/notes';
import type { Home } from '../../../content/home';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../content-link';
import { Questions } from '../questions';
import { Section } from '../section';
import text from '../section-text.module.css';

export function Faq({ faq, number }: { faq: Home['faq']; number: number }) {
  return (
    <Section id="questions" number={number} title={faq.title}>
      <Questions items={faq.items} columns />
      <p className={text.after}>
        <ContentLink link={faq.action} className={buttonClass({ variant: 'secondary' })} />
        {faq.claims ? <a href="#source-1">{sourcesTitle}</a> : null}
      </p>
    </Section>
  );
}
