import { apiErrors } from '../../../content/api-errors';
import { LookupTable } from '../../sections/lookup-table';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';

const columns = ['Code', 'When it comes', 'What to do'];
const byStatus = Map.groupBy(apiErrors, ({ status }) => status);

export function Page() {
  return (
    <>
      <PageHead
        title="Errors of the API"
        lead="Every error is a problem document (RFC 9457) with a stable code. Its type is an address that leads here."
      />
      {[...byStatus].map(([status, errors]) => (
        <Section key={status} id={`status-${status}`} title={String(status)}>
          <LookupTable
            label={`Errors with status ${status}`}
            columns={columns}
            first="code"
            rows={errors.map(({ code, when, next }) => ({ id: code, cells: [code, when, next] }))}
          />
        </Section>
      ))}
    </>
  );
}
