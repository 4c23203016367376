import { demoBench } from '../../../content/demos';
import { startups } from '../../../content/startups';
import { buttonClass } from '../../../ui/button';
import { Island } from '../../islands/island';
import { Closing } from '../../sections/closing';
import { ContentLink } from '../../sections/content-link';
import { serviceDrawings } from '../../sections/drawings/services';
import { Figures } from '../../sections/figures';
import { PageHead } from '../../sections/page-head';
import { Questions } from '../../sections/questions';
import { Section } from '../../sections/section';
import { Steps } from '../../sections/steps';
import { Swipe } from '../../sections/swipe';
import { TitledGrid } from '../../sections/titled-grid';
import { TitledList } from '../../sections/titled-list';
import text from '../../sections/section-text.module.css';
import styles from './page.module.css';
import DemoBench from './demo-bench.island';
import { Plans } from './plans';
import { Samples } from './samples';

const { hero, badges, whatYouGet, samples, timeline, pricing } = startups;
const { results, compliance, faq, closing } = startups;
const words = {
  title: demoBench.title,
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
        <ContentLink
          link={download(hero.download)}
          className={buttonClass({ variant: 'secondary' })}
        />
      </PageHead>
      <dl className={styles.badges}>
        {badges.map((badge) => (
          <div key={badge.title} className={styles.badge}>
            <dt className={styles.badgeTitle}>
              {'link' in badge ? <a href={badge.link.href}>{badge.title}</a> : badge.title}
            </dt>
            <dd className={styles.badgeText}>{badge.text}</dd>
          </div>
        ))}
      </dl>
      <Section id="what-you-get" number={1} title={whatYouGet.title}>
        <TitledGrid label={whatYouGet.title} items={whatYouGet.items} />
      </Section>
      <Section id="samples" number={2} title={samples.title}>
        <p className={text.intro}>{samples.intro}</p>
        <Swipe label={samples.title}>
          <Samples items={samples.items} />
        </Swipe>
        <Island
          of={DemoBench}
          props={{ words, samples: samples.items.map(({ title, demo }) => ({ title, demo })) }}
        />
      </Section>
      <Section id="timeline" number={3} title={timeline.title}>
        <Swipe label={timeline.title}>
          <Steps steps={timeline.steps} />
        </Swipe>
      </Section>
      <Section
        id="pricing"
        number={4}
        title={pricing.title}
        note={
          <>
            <p>{pricing.note}</p>
            <p className={text.noteLink}>
              {pricing.mvpNote.text} <ContentLink link={pricing.mvpNote.link} />
            </p>
          </>
        }
      >
        <Swipe label={pricing.title}>
          <Plans plans={pricing.plans} />
        </Swipe>
      </Section>
      <Section id="results" number={5} title={results.title} note={<p>{results.note}</p>}>
        <div className={styles.figures}>
          <Figures
            label="Results in figures"
            ids={results.stats}
            also={[results.testimonial.claim, 'most-popular', 'sprint-slots']}
          />
        </div>
        <figure className={styles.quote}>
          <blockquote>
            <p>“{results.testimonial.quote}”</p>
          </blockquote>
          <figcaption>{results.testimonial.attribution}</figcaption>
        </figure>
      </Section>
      <Section id="compliance" number={6} title={compliance.title}>
        <TitledList
          items={compliance.items.map((item) => ({
            ...item,
            extra: 'link' in item ? <ContentLink link={item.link} /> : null,
          }))}
        />
      </Section>
      <Section id="questions" number={7} title={faq.title}>
        <Questions items={faq.items} name="startup-questions" />
      </Section>
      <Closing
        title={closing.title}
        text={closing.text}
        actions={[closing.book, download(closing.download)]}
      />
    </div>
  );
}
