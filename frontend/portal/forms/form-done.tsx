import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, type AlertTone } from '../../ui/alert';

interface FormDoneProps {
  tone?: AlertTone;
  children: ReactNode;
}

/** Replaces a form after success, and takes the focus from its button. */
export function FormDone({ tone = 'success', children }: FormDoneProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone={tone} ref={alert}>
      {children}
    </Alert>
  );
}
