import { homeSections } from '../../../content/home';
import { IndustryList } from '../industry-list';
import { Section } from '../section';

export function Industries() {
  const { title, intro, ids } = homeSections.industries;
  return (
    <Section id="industries" title={title} note={<p>{intro}</p>}>
      <IndustryList ids={ids} />
    </Section>
  );
}
