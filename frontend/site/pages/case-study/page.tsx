import brand from '../../../../brand.json';
import { caseStudies, caseStudiesPage } from '../../../content/case-studies';
import { Sheet, Text } from '../../../ui/layout/layout';
import { DataFigure } from '../../figures/data-figure';
import { Closing } from '../../sections/closing';
import { entryAt } from '../../entry-at';
import { ContentLink } from '../../sections/content-link';
import { CountedResults } from '../../sections/counted-results';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Sentence } from '../../sections/sentence';
import { Sums } from '../../sections/sums';
import { TitledList } from '../../sections/titled-list';
import { Paragraphs, Standing } from '../../sections/section-text';
import styles from './page.module.css';
import type { PageProps } from '../../pages';

export function Page({ path }: PageProps) {
  const study = entryAt(caseStudies, path);
  const index = caseStudies.indexOf(study);
  const other = caseStudies[(index + 1) % caseStudies.length]!;
  return (
    <div className={styles.study}>
      <PageHead
        title={study.title}
        lead={study.summary}
        note={
          <>
            <p>{study.company}</p>
            <p>
              <ContentLink link={study.industryLink} />
            </p>
          </>
        }
      />
      <Sheet before={7} className={styles.opening}>
        <Standing>{study.standing}</Standing>
        {study.figure ? <DataFigure data={study.figure} /> : null}
      </Sheet>
      <Section id="challenge" title="Challenge">
        <Paragraphs texts={study.challenge} />
      </Section>
      <Section id="solution" title="Solution">
        <Paragraphs texts={study.solution.approach} />
        <Text as="div" above={8}>
          <TitledList items={study.solution.parts} />
        </Text>
      </Section>
      {study.failed.length > 0 ? (
        <Section id="failed" title="What failed on the way">
          <TitledList items={study.failed} />
        </Section>
      ) : null}
      <Section id="results" title="Key results">
        <CountedResults results={study.results} />
      </Section>
      {study.sums.length > 0 ? (
        <Section id="sums" title="The sums" note={<p>Put your own figures in place of ours.</p>}>
          <Sums sums={study.sums} />
        </Section>
      ) : null}
      <Sentence>{study.lesson}</Sentence>
      <p className={styles.address}>
        {brand.name}, {brand.url}
        {study.path}
      </p>
      <div className="on-screen">
        <Closing
          title="A project like this one"
          text="What we would ask first: who decides today, on what evidence, and what a mistake costs."
          actions={[
            caseStudiesPage.action,
            study.next,
            { label: `Next: ${other.title}`, href: other.path },
          ]}
        />
      </div>
    </div>
  );
}
