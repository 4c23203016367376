import releases from '../../../../openapi/changes.json';
import { formatDate, type Day } from '../../../lib/dates';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';

const headings: Record<string, string> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

export function Page() {
  return (
    <>
      <PageHead
        title="API changes"
        lead="What was added to /api/v1, what changed, and what will be removed and when, newest first. Calls that will be removed say so in the headers Deprecation and Sunset."
      />
      {releases.map(({ day, changes }) => (
        <Section key={day} id={day} title={formatDate(day as Day)}>
          <TitledList items={itemsOf(changes)} />
        </Section>
      ))}
    </>
  );
}

function itemsOf(changes: (typeof releases)[number]['changes']) {
  const texts = new Map<string, string[]>();
  for (const { kind, operation, what } of changes) {
    const title = `${headings[kind]}: ${operation}`;
    texts.set(title, [...(texts.get(title) ?? []), what]);
  }
  return [...texts].map(([title, [text = '', ...others]]) => ({
    title,
    text,
    extra: others.map((other) => <p key={other}>{other}</p>),
  }));
}
