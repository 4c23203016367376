import type { UseQueryResult } from '@tanstack/react-query';
import { QueryFailure } from '../components/query-failure';
import { Page } from '../shell/page';
import { accessWords } from './words';

interface AccessFailureProps {
  title: string | undefined;
  checks: readonly UseQueryResult<unknown>[];
}

export const AccessFailure = ({ title = accessWords.unopened, checks }: AccessFailureProps) => (
  <Page title={title}>
    <QueryFailure
      message={accessWords.unchecked}
      query={{
        error: checks.find(({ isError }) => isError)?.error,
        refetch: () => Promise.all(checks.map((check) => check.refetch())),
        isFetching: checks.some(({ isFetching }) => isFetching),
      }}
    />
  </Page>
);
