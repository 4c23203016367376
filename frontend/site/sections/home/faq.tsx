import type { Home } from '../../../content/home';
import { HowWeCount } from '../how-we-count';
import { Questions } from '../questions';
import { Section } from '../section';
import { Links } from '../section-text';

export function Faq({ faq }: { faq: Home['faq'] }) {
  return (
    <Section
      id="questions"
      title={faq.title}
      note={
        <>
          <Links links={[faq.action]} />
          <HowWeCount ids={faq.claims ?? []} />
        </>
      }
    >
      <Questions items={faq.items} columns />
    </Section>
  );
}
