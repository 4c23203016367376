import { caseStudies } from '../../../content/case-studies';
import { illustration } from '../../../content/illustration';
import { industriesPage, industryPages } from '../../../content/industries';
import { buttonClass } from '../../../ui/button';
import { entryAt } from '../../entry-at';
import { Band, BandTitle } from '../../sections/band';
import { BandResult } from '../../sections/band-result';
import { ContentLink } from '../../sections/content-link';
import { industryDrawings, industrySigns } from '../../sections/drawings/industries';
import { IndexList } from '../../sections/index-list';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';
import prose from '../../sections/prose-text.module.css';
import text from '../../sections/section-text.module.css';
import type { PageProps } from '../../pages';

export function Page({ path }: PageProps) {
  const page = entryAt(industryPages, path);
  const { id, title, description, heading, paragraphs, features, example } = page;
  const study = caseStudies.find(({ industryLink }) => industryLink.href === path);
  const [contact, start, home] = industriesPage.detailActions;
  return (
    <>
      <PageHead
        title={heading}
        lead={description}
        kicker={
          <span className={text.signed}>
            {industrySigns[id]} {title}
          </span>
        }
        Drawing={industryDrawings[id]}
      >
        <ContentLink link={contact} className={buttonClass()} />
        <ContentLink link={start} className={buttonClass({ variant: 'secondary' })} />
        <ContentLink link={home} />
      </PageHead>
      <Section id="what-differs" title="What is different here">
        <div className={prose.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="features" title="Three places to begin">
        <TitledList items={features} />
      </Section>
      <Band label={example.title}>
        <div>
          <BandTitle>{example.title}</BandTitle>
          <p className={text.standing}>
            {example.client}. {example.evidence ?? illustration}
          </p>
          <p>{example.text}</p>
        </div>
        <BandResult {...example.result} />
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
