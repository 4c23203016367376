import { type ReactNode, useEffect, useRef } from 'react';
import { hasCode } from '../../api/problem';
import { FormAlert } from './form-alert';
import type { Change } from './use-submit';

interface ChangeAlertProps {
  change: Change;
  /** The newer state, if somebody else changed it first; null if that cannot happen. */
  conflict: string | null;
  children?: ReactNode;
}

/** Why a change failed. Takes the focus, because the button may be below a long text. */
export function ChangeAlert({ change: { error, problem }, conflict, children }: ChangeAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  return (
    <FormAlert problem={problem} alertRef={alert}>
      {conflict && hasCode(error, 'version_conflict') ? (
        <p>{conflict} What you typed is still here.</p>
      ) : null}
      {children}
    </FormAlert>
  );
}
