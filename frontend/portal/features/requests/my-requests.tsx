import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { RequestStatusValues } from '../../../api/generated/enums';
import type { ClientRequest } from '../../../api/types';
import { count } from '../../../lib/text';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { SelectField, TextField } from '../../../ui/inputs';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { RequestRow } from '../../components/request-row';
import { clientStatusLabels, optionsOf } from '../../labels';
import { paths } from '../../paths';
import { requestList } from '../../requests/queries';
import { Page } from '../../shell/page';
import { filterRequests } from './filter-requests';
import styles from './requests.module.css';

export function Component() {
  const query = useQuery(requestList());
  return (
    <Page
      title="My Requests"
      lead="Everything you have asked us for, newest first."
      action={
        <>
          <a href={paths.contact} className={buttonClass({ variant: 'secondary' })}>
            Get Help
          </a>
          <Link to={paths.raiseRequest()} className={buttonClass()}>
            New Request
          </Link>
        </>
      }
    >
      {query.isPending ? <Skeleton label="Loading your requests" lines={9} /> : null}
      {query.isError ? (
        <QueryFailure
          message="Failed to load requests"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      {query.data ? <Requests requests={query.data.requests} /> : null}
    </Page>
  );
}

function Requests({ requests }: { requests: readonly ClientRequest[] }) {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const status = query.get('status') ?? '';
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  if (requests.length === 0) {
    return (
      <EmptyState
        title="No requests yet"
        text="Start by submitting your first project request"
        action={
          <Link to={paths.raiseRequest()} className={buttonClass()}>
            Submit Your First Request
          </Link>
        }
      />
    );
  }
  const found = filterRequests(requests, { search, status });
  return (
    <>
      <search className={styles.filters}>
        <TextField
          label="Search"
          optionalNote={false}
          type="search"
          value={search}
          placeholder="Project, number or description"
          onChange={(event) => set('search', event.target.value)}
        />
        <SelectField
          label="Status"
          optionalNote={false}
          value={status}
          placeholder="All statuses"
          options={optionsOf(RequestStatusValues, clientStatusLabels)}
          onChange={(event) => set('status', event.target.value)}
        />
        <p role="status" className={styles.count}>
          {count(found.length, 'request')}
        </p>
      </search>
      {found.length === 0 ? (
        <EmptyState
          title="No requests match"
          text="Try other words, or another status."
          action={
            <Button
              variant="secondary"
              onClick={() => setQuery({}, { replace: true, preventScrollReset: true })}
            >
              Clear All Filters
            </Button>
          }
        />
      ) : (
        <ul aria-label="Requests">
          {found.map((request) => (
            <RequestRow key={request._id} request={request} heading="h2" />
          ))}
        </ul>
      )}
    </>
  );
}
