import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../api/types';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Row, Text } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { RequestRow } from '../requests/request-row';
import { noRequests } from '../requests/words';
import { paths } from '../../paths';
import { staffWords } from './staff-words';
import { recentWords } from './words';

export interface RecentRequestsProps {
  isStaff: boolean;
  query: UseQueryResult<AnswerOf<'/api/get-requests', 'get'>>;
}

export function RecentRequests({ query, isStaff }: RecentRequestsProps) {
  return (
    <section aria-labelledby="recent-requests">
      <Row nowrap align="baseline" between gap={4}>
        <Text as="h2" id="recent-requests" size={4} strong below={3}>
          {recentWords.title}
        </Text>
        {query.data?.requests.length ? (
          <Link to={paths.requests}>{recentWords.viewAll}</Link>
        ) : null}
      </Row>
      <Content query={query} isStaff={isStaff} />
    </section>
  );
}

function Content({ query, isStaff }: RecentRequestsProps) {
  if (query.isPending) return <Skeleton label={recentWords.loading} lines={6} />;
  if (query.isError) {
    return <QueryFailure message={recentWords.failure} query={query} />;
  }
  const { requests } = query.data;
  if (requests.length === 0 && isStaff) return <p>{staffWords.noneOfYours}</p>;
  if (requests.length === 0) {
    return (
      <EmptyState
        {...noRequests}
        action={
          <Link to={paths.raiseRequest()} className={buttonClass()}>
            {recentWords.first}
          </Link>
        }
      />
    );
  }
  return (
    <ul>
      {requests.map((request) => (
        <li key={request._id}>
          <RequestRow request={request} />
        </li>
      ))}
    </ul>
  );
}
