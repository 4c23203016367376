import { homeSections } from '../../../content/home';
import { IndustryList } from '../industry-list';
import { Section } from '../section';
import text from '../section-text.module.css';

export function Industries({ number }: { number: number }) {
  const { title, intro, ids } = homeSections.industries;
  return (
    <Section id="industries" number={number} title={title}>
      <p className={text.intro}>{intro}</p>
      <IndustryList ids={ids} />
    </Section>
  );
}
