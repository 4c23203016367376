import { useEffect, useRef } from 'react';
import { hasCode } from '../../api/problem';
import { Alert } from '../../ui/alert';

interface ChangeAlertProps {
  /** What the change failed with; null while it did not. */
  error: Error | null;
  message: string;
  /** The word for the state it has now, where a colleague was faster. */
  now: string;
}

/** Why a change in a dialog failed. Takes the focus: the button stands below a long text. */
export function ChangeAlert({ error, message, now }: ChangeAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <Alert tone="error" ref={alert}>
      <p>{message}</p>
      {hasCode(error, 'version_conflict') ? (
        <p>It is now {now}. What you typed is still here.</p>
      ) : null}
    </Alert>
  );
}
