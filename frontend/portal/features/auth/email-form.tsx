import type { ComponentProps, ReactNode } from 'react';
import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { authWords } from './words';

interface EmailFormProps extends ComponentProps<typeof Button> {
  link: 'POST /api/auth/email' | 'POST /api/forgot-password' | 'POST /api/resend-verification';
  title: string;
  label?: string;
  hint?: string;
  autoComplete?: 'email' | 'username';
  /** Shown once the server has answered. */
  sent?: (again: () => void) => ReactNode;
}

/** Asks for an address and sends a link there. All other props go to the button. */
export function EmailForm(props: EmailFormProps) {
  const {
    link,
    title,
    label = authWords.email,
    hint,
    autoComplete = 'email',
    sent,
    ...send
  } = props;
  const form = useApiForm({
    call: call(link),
    // Without a session, a draft would have no owner.
    draft: 'none',
    defaultValues: { email: '' },
  });
  if (form.answer) {
    return (
      <FormDone>
        <p>{form.answer.message}</p>
        {sent?.(form.clear)}
      </FormDone>
    );
  }
  const field = { ...form.field('email', label), autoComplete, hint };
  return (
    <Form form={form} aria-label={title}>
      <TextField {...field} type="email" />
      <Button type="submit" isPending={form.isPending} {...send} />
    </Form>
  );
}
