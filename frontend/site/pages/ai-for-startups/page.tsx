import { demoBench } from '../../../content/demos';
import { startups } from '../../../content/startups';
import { stepTimes } from '../../../content/spans';
import { buttonClass } from '../../../ui/button';
import { Island } from '../../islands/island';
import { SpanFigure } from '../../figures/span-figure';
import { Band, BandTitle } from '../../sections/band';
import { Closing } from '../../sections/closing';
import { ContentLink } from '../../sections/content-link';
import { serviceDrawings } from '../../sections/drawings/services';
import { PageHead } from '../../sections/page-head';
import { Questions } from '../../sections/questions';
import { Section } from '../../sections/section';
import { Steps } from '../../sections/steps';
import { TitledGrid } from '../../sections/titled-grid';
import { Intro, NoteLine } from '../../sections/section-text';
import { Row, Text } from '../../../ui/layout/layout';
import styles from './page.module.css';
import DemoBench from './demo-bench.island';
import { Plans } from './plans';
import { Results } from './results';

const { hero, badges, whatYouGet, samples, timeline, pricing } = startups;
const { compliance, faq, closing } = startups;
const words = {
  tryIt: demoBench.tryIt,
  loading: demoBench.loading,
  failed: demoBench.failed,
};
const download = (link: typeof hero.download | typeof closing.download) => ({
  ...link,
  accessibleName: `${link.label} (opens a new tab)`,
});

export function Page() {
  return (
    <div data-script="counted-links" data-label="ai-for-startups">
      <PageHead title={hero.title} lead={hero.lead} Drawing={serviceDrawings['ai-for-startups']}>
        <ContentLink link={hero.book} className={buttonClass()} />
        <ContentLink link={hero.tryIt} className={buttonClass({ variant: 'secondary' })} />
        <ContentLink link={download(hero.download)} />
      </PageHead>
      <Row as="ul" sheet gap="0 7" before={6}>
        {badges.map((badge) => (
          <Text as="li" key={badge} strong className={`reach ${styles.badge}`}>
            <a href="#compliance">{badge}</a>
          </Text>
        ))}
      </Row>
      <Section id="what-you-get" title={whatYouGet.title}>
        <TitledGrid items={whatYouGet.items} />
      </Section>
      <Section id="samples" title={samples.title}>
        <Intro>{samples.intro}</Intro>
        <Island of={DemoBench} props={{ words, samples: samples.items }} />
      </Section>
      <Band label={timeline.title} columns="one">
        <BandTitle>{timeline.title}</BandTitle>
        <Steps steps={timeline.steps} />
        <SpanFigure unit="Weeks" spans={stepTimes(timeline.steps)} />
      </Band>
      <Section
        id="pricing"
        title={pricing.title}
        note={
          <>
            <p>{pricing.note}</p>
            <NoteLine>
              {pricing.mvpNote.text} <ContentLink link={pricing.mvpNote.link} />
            </NoteLine>
          </>
        }
      >
        <Plans plans={pricing.plans} />
      </Section>
      <Results />
      <Section
        id="compliance"
        title={compliance.title}
        note={
          <>
            <p>{compliance.note}</p>
            <NoteLine>
              <ContentLink link={compliance.link} />
            </NoteLine>
          </>
        }
      >
        <TitledGrid items={compliance.items} />
      </Section>
      <Section id="questions" title={faq.title}>
        <Questions items={faq.items} name="startup-questions" columns />
      </Section>
      <Closing
        title={closing.title}
        text={closing.text}
        actions={[closing.book, download(closing.download)]}
      />
    </div>
  );
}
