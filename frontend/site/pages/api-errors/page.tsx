import { apiErrors, apiErrorsPage } from '../../../content/api-errors';
import { FilterRows } from '../../sections/filter-rows';
import { LookupTable } from '../../sections/lookup-table';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';

const { title, lead, filter, columns, count } = apiErrorsPage;
const byStatus = Map.groupBy(apiErrors, ({ status }) => status);

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <FilterRows label={filter} count={count} inMargin>
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
      </FilterRows>
    </>
  );
}
