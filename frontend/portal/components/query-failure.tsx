import { NetworkError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

interface QueryFailureProps {
  /** The specification's sentence for this list or page. */
  message: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** A list or page that could not be loaded: never an empty list in disguise. */
export function QueryFailure({ message, error, onRetry, isRetrying }: QueryFailureProps) {
  return (
    <Alert tone="error">
      <p>
        <strong>{message}</strong>
      </p>
      <p>
        {error instanceof NetworkError
          ? 'The server cannot be reached. Check your connection and try again.'
          : 'Something went wrong on our side. Please try again.'}
      </p>
      <p>
        <Button variant="secondary" small isPending={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </p>
    </Alert>
  );
}
