import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../api/types';
import { Row, Text } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { RequestRow } from '../requests/request-row';
import { paths } from '../../paths';
import { recentWords } from './words';

interface RecentRequestsProps {
  query: UseQueryResult<AnswerOf<'/api/get-requests', 'get'>>;
}

export function RecentRequests({ query }: RecentRequestsProps) {
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
      <Content query={query} />
    </section>
  );
}

function Content({ query }: RecentRequestsProps) {
  if (query.isPending) return <Skeleton label={recentWords.loading} lines={6} />;
  if (query.isError) {
    return <QueryFailure message={recentWords.failure} query={query} />;
  }
  return (
    <ul>
      {query.data.requests.map((request) => (
        <li key={request._id}>
          <RequestRow request={request} />
        </li>
      ))}
    </ul>
  );
}
