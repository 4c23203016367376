import { docs, type DocsSection } from '../../../content/docs';
import { glossary } from '../../../content/glossary';
import { offers, offersAnchor } from '../../../content/offers';
import { ContentLink } from '../../sections/content-link';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Links, Paragraphs } from '../../sections/section-text';
import { Sheet, Stack, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

function Offers() {
  return (
    <Stack fit={17} gap="7 gutter" above={7}>
      {offers.map(({ id, title, forWhom, youGet, limits, link }) => (
        <article key={id} className={styles.offer}>
          <Title as="h3" size={6}>
            {title}
          </Title>
          <p>{forWhom}</p>
          <Text as="h4" size={3} strong above={3}>
            You get
          </Text>
          <ul>
            {youGet.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
          <Text as="h4" size={3} strong above={3}>
            Where it ends
          </Text>
          <ul>
            {limits.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
          <Text strong before={4} className={styles.offerLink}>
            <ContentLink link={link} />
          </Text>
        </article>
      ))}
    </Stack>
  );
}

function DocsText({ id, paragraphs, list, links }: DocsSection) {
  return (
    <>
      <Paragraphs texts={paragraphs}>
        {list ? (
          <ul>
            {list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        ) : null}
        {links ? <Links links={links} /> : null}
      </Paragraphs>
      {id === offersAnchor ? <Offers /> : null}
    </>
  );
}

const contents = [...docs.sections, { id: 'glossary', title: 'Glossary' }];

export function Page() {
  return (
    <>
      <PageHead title={docs.title} lead={docs.lead} />
      <Sheet aria-label="On this page" as="nav" before={8} className={styles.contents}>
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Sheet>
      {docs.sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          <DocsText {...section} />
        </Section>
      ))}
      <Section id="glossary" title="Glossary">
        <dl className={styles.glossary}>
          {glossary.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
