import { mvp } from '../../../content/mvp';
import { mvpForm } from '../../../content/mvp-form';
import { buttonClass } from '../../../ui/button';
import { draftKey } from '../../forms/draft';
import MvpForm from '../../forms/mvp-form.island';
import { Island } from '../../islands/island';
import { Reader } from '../../people/reader';
import type { PageProps } from '../../pages';
import { ContentLink } from '../../sections/content-link';
import { MvpDrawing } from '../../sections/drawings/pages';
import { spanCaption, stepTimes } from '../../../content/spans';
import { SpanFigure } from '../../figures/span-figure';
import { Figures } from '../../sections/figures';
import { PageHead } from '../../sections/page-head';
import { PortalScreen } from '../../sections/portal-screen';
import { Questions } from '../../sections/questions';
import { Section } from '../../sections/section';
import { Intro } from '../../sections/section-text';
import { Steps } from '../../sections/steps';
import { TitledList } from '../../sections/titled-list';
import { Row, Text } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { hero, benefits, howItWorks, form, faq, scopeNote } = mvp;

export function Page({ path }: PageProps) {
  return (
    <>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        Drawing={MvpDrawing}
        note={
          <>
            <Text size={4} strong below={2} className={styles.offer}>
              {hero.offer}
            </Text>
            <p>{mvp.priceNote}</p>
          </>
        }
      >
        <a href={hero.action.href} className={buttonClass()}>
          {hero.action.label}
        </a>
        <ContentLink link={hero.offerLink} />
      </PageHead>
      <Figures label="The offer in figures" ids={mvp.claims} />
      <Section
        id="benefits"
        title={benefits.title}
        note={
          <p>
            {scopeNote.text} <ContentLink link={scopeNote.link} />
          </p>
        }
      >
        <TitledList items={benefits.items} />
      </Section>
      <Section id="how-it-works" title={howItWorks.title}>
        <Steps steps={howItWorks.steps} />
        <SpanFigure unit="Weeks" caption={spanCaption} spans={stepTimes(howItWorks.steps)} />
      </Section>
      <PortalScreen />
      <Section id="industries" title={mvp.industries.title}>
        <Intro>{mvp.industries.intro}</Intro>
        <Row as="ul" gap="0 7" className={styles.columns}>
          {mvp.industries.ids.map((id) => {
            const title = id.charAt(0).toUpperCase() + id.slice(1);
            const href = `/industries/${title}`;
            return (
              <li key={id}>
                <a href={href}>{title}</a>
              </li>
            );
          })}
        </Row>
      </Section>
      <Section id={mvpForm.anchor} title={mvpForm.title} note={<Reader service="mvp" />}>
        <Intro>{form.intro}</Intro>
        <Island of={MvpForm} props={{ path }} unless={[draftKey(mvpForm.anchor)]} />
      </Section>
      <Section id="questions" title={faq.title}>
        <Questions items={faq.items} />
      </Section>
      <div className={styles.space} />
      <StickyAction />
    </>
  );
}

function StickyAction() {
  const { label, href } = mvpForm.stickyAction;
  return (
    <div className={styles.bar} data-script="sticky-action">
      <a href={href} className={buttonClass({ wide: true })}>
        {label}
      </a>
    </div>
  );
}
