import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert';
import { type Conflict, ConflictView } from './conflict';
import type { Change } from './use-submit';
import { conflictWords as words } from './words';

interface ChangeAlertProps {
  /** A form has a ref of its own: its error may focus a field instead. */
  change: Change & {
    alertRef?: RefObject<HTMLDivElement | null>;
    /** A newer version, in a form that holds one. */
    conflict?: Conflict | null;
  };
  children?: ReactNode;
}

/** Why a change failed. Takes the focus, because the button may be below a long text. */
export function ChangeAlert({ change, children }: ChangeAlertProps) {
  const { error, problem, alertRef, conflict } = change;
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) own.current?.focus();
  }, [error]);
  return (
    <>
      {problem === null ? null : (
        <Alert tone="error" ref={alertRef ?? own}>
          {/* The server's sentence is for readers who do not see both versions. */}
          <p>{conflict ? words.changed : problem}</p>
          {children}
        </Alert>
      )}
      {conflict?.isDraft ? <Alert tone="warning">{words.draft}</Alert> : null}
      {conflict ? <ConflictView conflict={conflict} isPending={change.isPending} /> : null}
    </>
  );
}
