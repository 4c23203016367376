import type { ReactNode, RefObject } from 'react';
import { Alert } from '../../ui/alert';

interface FormAlertProps {
  problem: string | null;
  alertRef: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
}

export function FormAlert({ problem, alertRef, children }: FormAlertProps) {
  if (problem === null) return null;
  return (
    <Alert tone="error" ref={alertRef}>
      <p>{problem}</p>
      {children}
    </Alert>
  );
}
