import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { loadSentence } from '../forms/failure';

interface QueryFailureProps {
  message: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

export function QueryFailure({ message, error, onRetry, isRetrying }: QueryFailureProps) {
  return (
    <Alert tone="error">
      <p>
        <strong>{message}</strong>
      </p>
      <p>{loadSentence(error)}</p>
      <p>
        <Button variant="secondary" small isPending={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </p>
    </Alert>
  );
}
