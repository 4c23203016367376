import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout';
import { ChangeAlert } from './change-alert';

interface FormProps extends Omit<ComponentProps<typeof Stack<'form'>>, 'form' | 'as'> {
  /** From `useApiForm`. */
  form: ComponentProps<typeof ChangeAlert>['change'] & { submit: () => void };
  /** Shown in the alert, below the reason. */
  alert?: ReactNode;
}

/** The fields of one call, below the reason why it failed. */
export const Form = ({ form, alert, children, ...look }: FormProps) => (
  <Stack as="form" gap={5} onSubmit={form.submit} noValidate {...look}>
    <ChangeAlert change={form}>{alert}</ChangeAlert>
    {children}
  </Stack>
);
