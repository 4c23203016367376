import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { hasCode } from '../../api/problem';
import { Alert } from '../../ui/alert';
import type { Change } from './use-submit';
import { kitWords } from '../words';

interface ChangeAlertProps {
  /** A form has a ref of its own: its error may focus a field instead. */
  change: Change & { alertRef?: RefObject<HTMLDivElement | null> };
  /** The newer state, if somebody else can change it first. */
  conflict?: string | undefined;
  children?: ReactNode;
}

/** Why a change failed. Takes the focus, because the button may be below a long text. */
export function ChangeAlert({ change, conflict, children }: ChangeAlertProps) {
  const { error, problem, alertRef } = change;
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) own.current?.focus();
  }, [error]);
  if (problem === null) return null;
  return (
    <Alert tone="error" ref={alertRef ?? own}>
      <p>{problem}</p>
      {conflict && hasCode(error, 'version_conflict') ? (
        <p>
          {conflict} {kitWords.failure.kept}
        </p>
      ) : null}
      {children}
    </Alert>
  );
}
