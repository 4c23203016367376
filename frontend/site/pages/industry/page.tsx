import { caseStudies } from '../../../content/case-studies';
import { industriesPage, industryPages } from '../../../content/industries';
import { buttonClass } from '../../../ui/button';
import { entryAt } from '../../entry-at';
import { ContentLink } from '../../sections/content-link';
import { IndexList } from '../../sections/index-list';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';
import prose from '../../sections/prose-text.module.css';
import type { PageProps } from '../../pages';

export function Page({ path }: PageProps) {
  const { title, description, heading, paragraphs, features } = entryAt(industryPages, path);
  const study = caseStudies.find(({ industryLink }) => industryLink.href === path);
  const [contact, start, home] = industriesPage.detailActions;
  return (
    <>
      <PageHead title={heading} lead={description} note={<p>{title}</p>}>
        <ContentLink link={contact} className={buttonClass()} />
        <ContentLink link={start} className={buttonClass({ variant: 'secondary' })} />
        <ContentLink link={home} />
      </PageHead>
      <Section id="what-differs" number={1} title="What is different here">
        <div className={prose.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="features" number={2} title="Three places to begin">
        <TitledList items={features} />
      </Section>
      {study ? (
        <Section id="case-study" number={3} title="One we can tell you about">
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
