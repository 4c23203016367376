import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert';

/** Replaces a form after success, and takes the focus from its button. */
export function FormDone({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone="success" ref={alert}>
      {children}
    </Alert>
  );
}
