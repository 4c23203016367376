import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { linkFailure, providerEmailWords as words } from './words';

/** For a provider without a verified address: the user enters one and confirms it by e-mail. */
export function ProviderEmail() {
  const form = useApiForm({
    call: call('POST /api/auth/email'),
    failure: linkFailure,
    defaultValues: { email: '' },
  });
  if (form.answer) {
    return (
      <FormDone>
        <p>{form.answer.message}</p>
      </FormDone>
    );
  }
  return (
    <Form form={form} aria-label={words.form}>
      <TextField
        {...form.field('email', words.label)}
        type="email"
        autoComplete="email"
        hint={words.hint}
      />
      <Button type="submit" isPending={form.isPending}>
        {words.send}
      </Button>
    </Form>
  );
}
