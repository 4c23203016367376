import releases from '../../../../openapi/changes.json';
import { formatDate } from '../../../lib/dates';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';

const headings: Record<string, string> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Will go',
  removed: 'Gone',
};

/** What changed under /api/v1, as `npm run api:release` wrote it down. */
export function Page() {
  return (
    <>
      <PageHead
        title="Changes of the API"
        lead="What is under /api/v1 stays. What is added, and what will go and when, is listed here, newest first. Answers of a call that will go say so in the headers Deprecation and Sunset."
      />
      {releases.map(({ day, changes }, index) => (
        <Section key={day} id={day} number={index + 1} title={formatDate(day)}>
          <TitledList
            items={changes.map(({ kind, operation, what }) => ({
              title: `${headings[kind]}: ${operation}`,
              text: what,
            }))}
          />
        </Section>
      ))}
    </>
  );
}
