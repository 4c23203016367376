import {
  type ApiError,
  apiErrors,
  apiErrorsPage,
  statusAdvice,
  statusNames,
} from '../../../content/api-errors';
import { Sheet, Text, Title } from '../../../ui/layout/layout';
import { FilterRows } from '../../sections/filter-rows';
import { PageHead } from '../../sections/page-head';
import styles from './page.module.css';

const { title, lead, filter, columns, count } = apiErrorsPage;
const byStatus = Map.groupBy(apiErrors, ({ status }) => status);

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <FilterRows label={filter} count={count} aboveSections>
        {[...byStatus].map(([status, errors]) => (
          <Status key={status} status={status} errors={errors} />
        ))}
      </FilterRows>
    </>
  );
}

function Status({ status, errors }: { status: number; errors: readonly ApiError[] }) {
  const id = `status-${status}`;
  const advice = statusAdvice[status];
  return (
    <Sheet as="section" id={id} aria-labelledby={`${id}-title`} className={styles.status}>
      <Title as="h2" id={`${id}-title`} size={6}>
        {status} {statusNames[status]}
      </Title>
      {advice ? (
        <Text soft size={3}>
          {advice}
        </Text>
      ) : null}
      <table aria-label={`Errors with status ${status}`} className={styles.errors}>
        <thead className="visually-hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map(({ code, when, next }) => (
            <tr key={code} id={code}>
              <th scope="row">{code}</th>
              <td>
                {when} {next === advice ? null : <span>{next}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
