import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert';

/** What stands where the form was. It takes the focus, which the form's button had. */
export function FormDone({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone="success" ref={alert}>
      {children}
    </Alert>
  );
}
