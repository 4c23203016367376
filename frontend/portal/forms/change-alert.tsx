import { type ReactNode, useEffect, useRef } from 'react';
import { hasCode } from '../../api/problem';
import { FormAlert } from './form-alert';
import type { Change } from './use-submit';

interface ChangeAlertProps {
  change: Change;
  /** What it is now, where somebody else changed it first; null where that cannot happen. */
  conflict: string | null;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** Why a change failed. It takes the focus: the button may stand below a long text. */
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
