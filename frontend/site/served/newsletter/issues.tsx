import brand from '../../../../brand.json';
import { newsletterArchive } from '../../../content/newsletter-archive';
import { newsletterBoxes } from '../../../content/newsletter';
import { Columns, Text, Title } from '../../../ui/layout/layout';
import { draftKey } from '../../forms/draft';
import NewsletterForm from '../../forms/newsletter-form.island';
import { Island } from '../../islands/island';
import { Prose } from '../../sections/prose';
import type { IssueProps, IssuesProps, ListedIssue } from '../props';
import styles from './issues.module.css';

const { path, title, note, empty, issue: nameOf, newer, older, all, ...words } = newsletterArchive;

export const Issues = ({ issues }: IssuesProps) => (
  <>
    <Prose title={title} note={<p>{note}</p>}>
      {issues.length === 0 ? (
        <p>{empty}</p>
      ) : (
        issues.map((one) => <Entry key={one.href} {...one} />)
      )}
    </Prose>
    <Box />
  </>
);

const Entry = ({ href, subject, preheader, day }: ListedIssue) => (
  <>
    <h2 dir="auto">
      <a href={href}>{subject}</a>
    </h2>
    <p>
      {day}
      {preheader ? (
        <>
          . <bdi>{preheader}</bdi>
        </>
      ) : null}
    </p>
  </>
);

export function Issue({ number, day, subject, html, ...neighbours }: IssueProps) {
  return (
    <>
      <Prose
        title={<span dir="auto">{subject}</span>}
        note={
          <p>
            <strong>{`${nameOf(number)}, ${day}. `}</strong>
            {note}
          </p>
        }
      >
        {/* Sanitised by the newsletter's renderer, which also makes the mails. */}
        <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
        <Text above={6}>
          {brand.signatory.name}
          <br />
          {`${brand.signatory.role}, ${brand.name}`}
        </Text>
      </Prose>
      <Box />
      <Columns
        as="nav"
        sheet
        from="large"
        gap="0 gutter"
        aria-label={words.neighbours}
        after={9}
        className={styles.page}
      >
        <div className={styles.neighbours}>
          <Neighbour label={older} issue={neighbours.older} />
          <Neighbour label={newer} issue={neighbours.newer} />
          <p>
            <a href={path}>{all}</a>
          </p>
        </div>
      </Columns>
    </>
  );
}

const Neighbour = ({ label, issue }: { label: string; issue: ListedIssue | null }) =>
  issue ? (
    <p>
      <Text as="span" size={2} soft block>
        {label}
      </Text>
      <a href={issue.href} dir="auto">
        {issue.subject}
      </a>
    </p>
  ) : null;

export const NoIssue = () => (
  <Prose title={words.missing.title} note={<p>{note}</p>}>
    <p>
      {words.missing.text} <a href={path}>{words.missing.link}</a>.
    </p>
  </Prose>
);

/** Comes after the last line, once a reader knows whether the newsletter is worth having. */
function Box() {
  const { title: heading, text } = newsletterBoxes.archive;
  return (
    <Columns as="section" sheet from="large" gap="0 gutter" after={8} className={styles.page}>
      <div id="archive-box" className={styles.box}>
        <Title as="h2" size={6}>
          {heading}
        </Title>
        <Text soft above={2} below={5}>
          {text}
        </Text>
        <Island
          of={NewsletterForm}
          props={{ variant: 'archive', path }}
          unless={[draftKey('newsletter-archive')]}
        />
      </div>
    </Columns>
  );
}
