import brand from '../../../../brand.json';
import { caseStudies, caseStudiesPage } from '../../../content/case-studies';
import { Text } from '../../../ui/layout/layout';
import { Closing } from '../../sections/closing';
import { entryAt } from '../../entry-at';
import { ContentLink } from '../../sections/content-link';
import { CountedResults } from '../../sections/counted-results';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { StudyFigure } from '../../sections/study-figure';
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
      <Section id="challenge" title="Challenge">
        <Standing>{study.standing}</Standing>
        <Paragraphs texts={study.challenge} />
      </Section>
      <Section id="solution" title="Solution">
        <Paragraphs texts={study.solution.approach} />
        <div className={styles.parts}>
          <TitledList items={study.solution.parts} />
        </div>
      </Section>
      <Section id="results" title="Key results">
        <CountedResults results={study.results} />
        {study.figure ? (
          <div className={styles.figure}>
            <StudyFigure id={study.figure} />
          </div>
        ) : null}
        <Text leading={3} above={8} className={styles.lesson}>
          <mark>{study.lesson}</mark>
        </Text>
      </Section>
      <p className={styles.address}>
        {brand.name}, {brand.url}
        {study.path}
      </p>
      <div className={styles.closing}>
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
