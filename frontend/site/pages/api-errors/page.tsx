import { apiErrors, apiErrorsPage } from '../../../content/api-errors';
import { TextField } from '../../../ui/inputs';
import { LookupTable } from '../../sections/lookup-table';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Sheet } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, lead, filter, columns, count } = apiErrorsPage;
const byStatus = Map.groupBy(apiErrors, ({ status }) => status);

export function Page() {
  return (
    <div data-script="filter-errors" data-count={count}>
      <PageHead title={title} lead={lead} />
      <Sheet as="search" className={styles.filter}>
        <TextField
          id="filter"
          type="search"
          label={filter}
          optionalNote={false}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <p role="status" />
      </Sheet>
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
    </div>
  );
}
