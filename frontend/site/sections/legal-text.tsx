import type { LegalPage } from '../../content/legal';
import { formatDate } from '../../lib/dates';
import { Text } from '../../ui/layout/layout';
import { ContentLink } from './content-link';
import { Prose } from './prose';
import styles from './legal-text.module.css';

export function LegalText({ page }: { page: LegalPage }) {
  return (
    <Prose
      title={page.title}
      note={
        <>
          <p>
            Last changed on <time dateTime={page.updated}>{formatDate(page.updated)}</time>.
          </p>
          {page.tested ? (
            <p>
              Last tested on <time dateTime={page.tested}>{formatDate(page.tested)}</time>.
            </p>
          ) : null}
          <Text
            as="nav"
            aria-label="On this page"
            above={4}
            className={`on-screen ${styles.contents}`}
          >
            <ul>
              {page.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </Text>
        </>
      }
    >
      <Text soft size={5} leading={4}>
        {page.lead}
      </Text>
      {page.sections.map(({ id, heading, paragraphs, list, links }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list ? (
            <ul>
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          ) : null}
          {links?.map((link) => (
            <Text key={link.href} strong above={4}>
              <ContentLink link={link} />
            </Text>
          ))}
        </section>
      ))}
    </Prose>
  );
}
