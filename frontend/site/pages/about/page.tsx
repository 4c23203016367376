import brand from '../../../../brand.json';
import { about } from '../../../content/about';
import { buttonClass } from '../../../ui/button';
import { priceRange, services } from '../../../content/services';
import { formatMoney } from '../../../lib/money';
import { RowsFigure } from '../../figures/rows-figure';
import { People } from '../../people/people';
import { ContentLink } from '../../sections/content-link';
import { Figures } from '../../sections/figures';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Links, Paragraphs } from '../../sections/section-text';
import { Testimonials } from '../../sections/testimonials';
import { TitledList } from '../../sections/titled-list';

const { hero, stats, statsNote, story, people, values, checks, action } = about;

export function Page() {
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead} note={<p>{brand.tagline}</p>} />
      <Figures label="The company in figures" ids={stats} also={['founded']} />
      <Section id="story" title={story.title} note={<p>{statsNote}</p>}>
        <Paragraphs texts={story.paragraphs} />
      </Section>
      <Section id="people" title={people.title}>
        <People />
      </Section>
      <Section id="values" title={values.title}>
        <TitledList items={values.items} />
      </Section>
      <Testimonials most={6} />
      <Section id="checks" title={checks.title}>
        <TitledList
          items={checks.items.map(({ link, ...item }) => ({
            ...item,
            extra: (
              <p>
                <ContentLink link={link} />
              </p>
            ),
          }))}
        />
        <RowsFigure
          data={{
            kind: 'range',
            ...checks.figure,
            rows: services.map((service) => {
              const { low, high } = priceRange(service);
              const text = [low, high].map((amount) => formatMoney(amount, 'GBP')).join('–');
              return { label: service.label, text, values: [low, high] };
            }),
          }}
        />
        <Links isLast>
          <ContentLink link={action} className={buttonClass()} />
        </Links>
      </Section>
    </>
  );
}
