import { caseStudies } from '../../../content/case-studies';
import { resources } from '../../../content/resources';
import { buttonClass } from '../../../ui/button';
import { Text } from '../../../ui/layout/layout';
import { insights } from '../../articles/collections';
import { books } from '../../ebooks/books';
import type { PageProps } from '../../pages';
import { ContentLink } from '../../sections/content-link';
import { ResourcesDrawing } from '../../sections/drawings/pages';
import { Figures } from '../../sections/figures';
import { NotifySection } from '../../sections/notify-section';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Links } from '../../sections/section-text';
import { TitledList } from '../../sections/titled-list';

const { title, lead, counters, types, getNotified, preview, available, links } = resources;

const titlesOf: Readonly<Record<string, readonly { path: string; title: string }[]>> = {
  '/ebooks': books,
  '/insights': insights,
  '/case-studies': caseStudies,
};

export function Page({ path }: PageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} Drawing={ResourcesDrawing}>
        <ContentLink link={getNotified} className={buttonClass()} />
        <ContentLink link={preview} />
      </PageHead>
      <Figures label="What is planned" ids={counters} />
      <Section id={available.anchor} title={available.title}>
        <TitledList
          items={available.items.map((item) => ({
            ...item,
            extra: (
              <>
                {titlesOf[item.link.href] ? (
                  <ul>
                    {titlesOf[item.link.href]?.map(({ path: href, title: name }) => (
                      <Text as="li" key={href} before={1} after={1}>
                        <a href={href}>{name}</a>
                      </Text>
                    ))}
                  </ul>
                ) : null}
                <p>
                  <ContentLink link={item.link} />
                </p>
              </>
            ),
          }))}
        />
      </Section>
      <NotifySection topic="resources" path={path} />
      <Section id="types" title="What is being written">
        <TitledList items={types} />
        <Links links={links} isLast />
      </Section>
    </>
  );
}
