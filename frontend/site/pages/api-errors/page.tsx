import { apiErrors } from '../../../content/api-errors';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';

const statuses = [...new Set(apiErrors.map(({ status }) => status))];

export function Page() {
  return (
    <>
      <PageHead
        title="Errors of the API"
        lead="Every error is a problem document (RFC 9457) with a stable code. Its type is an address that leads here."
      />
      {statuses.map((status) => (
        <Section key={status} id={`status-${status}`} title={String(status)}>
          <TitledList
            items={apiErrors
              .filter((error) => error.status === status)
              .map(({ code, when, next }) => ({
                id: code,
                title: code,
                text: when,
                extra: <p>{next}</p>,
              }))}
          />
        </Section>
      ))}
    </>
  );
}
