import { homeSections } from '../../../content/home';
import { IndustryList } from '../industry-list';
import { Section } from '../section';

export function Industries() {
  const { title, ids } = homeSections.industries;
  return (
    <Section id="industries" title={title}>
      <IndustryList ids={ids} />
    </Section>
  );
}
