import { caseStudies } from '../../../content/case-studies';
import { illustration } from '../../../content/illustration';
import { industriesPage, industryPages } from '../../../content/industries';
import { buttonClass } from '../../../ui/button';
import { entryAt } from '../../entry-at';
import { Band, BandTitle } from '../../sections/band';
import { RowsFigure } from '../../figures/rows-figure';
import { BandResult } from '../../sections/band-result';
import { ContentLink } from '../../sections/content-link';
import { industryDrawings, industrySigns } from '../../sections/drawings/industries';
import { IndexList } from '../../sections/index-list';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';
import { Paragraphs, Signed, Standing } from '../../sections/section-text';
import type { PageProps } from '../../pages';

export function Page({ path }: PageProps) {
  const page = entryAt(industryPages, path);
  const { id, title, description, heading, paragraphs, features, example } = page;
  const { result } = example;
  const { before, after } = result.figure;
  const study = caseStudies.find(({ industryLink }) => industryLink.href === path);
  const [contact, start, home] = industriesPage.detailActions;
  return (
    <>
      <PageHead
        title={heading}
        lead={description}
        kicker={
          <Signed>
            {industrySigns[id]} {title}
          </Signed>
        }
        Drawing={industryDrawings[id]}
      >
        <ContentLink link={contact} className={buttonClass()} />
        <ContentLink link={start} className={buttonClass({ variant: 'secondary' })} />
        <ContentLink link={home} />
      </PageHead>
      <Section id="what-differs" title="What is different here">
        <Paragraphs texts={paragraphs} />
      </Section>
      <Section id="features" title="Three places to begin">
        <TitledList items={features} />
      </Section>
      <Band label={example.title}>
        <div>
          <BandTitle>{example.title}</BandTitle>
          <Standing>
            {example.client}. {example.evidence ?? illustration}
          </Standing>
          <p>{example.text}</p>
          <RowsFigure
            data={{
              kind: 'bars',
              title: 'Before and after',
              unit: result.figure.unit,
              rows: [
                { label: 'Before', text: String(before), values: [before] },
                { label: 'After', text: String(after), values: [after] },
              ],
            }}
          />
        </div>
        <BandResult {...result} />
      </Band>
      {study ? (
        <Section id="case-study" title="A longer one, with its mistakes">
          <IndexList
            items={[
              {
                title: study.title,
                text: study.summary,
                kicker: study.company,
                link: { label: study.title, href: study.path },
              },
            ]}
          />
        </Section>
      ) : null}
    </>
  );
}
