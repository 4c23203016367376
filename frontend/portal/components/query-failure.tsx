import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { loadSentence } from '../forms/failure';
import { kitWords } from '../words';

interface QueryFailureProps {
  message: string;
  query: { error: unknown; refetch: () => Promise<unknown>; isFetching: boolean };
}

export const QueryFailure = ({ message, query }: QueryFailureProps) => (
  <Alert tone="error">
    <p>
      <strong>{message}</strong>
    </p>
    <p>{loadSentence(query.error)}</p>
    <p>
      <Button small isPending={query.isFetching} onClick={() => void query.refetch()}>
        {kitWords.retry}
      </Button>
    </p>
  </Alert>
);
