import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Stack } from '../../../ui/layout/layout';
import { FormAlert } from '../../forms/form-alert';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { linkFailure, providerEmailWords as words } from './words';

/** For a provider without a verified address: the user enters one and confirms it by e-mail. */
export function ProviderEmail() {
  const { answer, field, submit, problem, alertRef, isPending } = useApiForm({
    call: call('POST /api/auth/email'),
    failure: linkFailure,
    defaultValues: { email: '' },
  });
  if (answer) {
    return (
      <FormDone>
        <p>{answer.message}</p>
      </FormDone>
    );
  }
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate aria-label={words.form}>
      <FormAlert problem={problem} alertRef={alertRef} />
      <TextField
        {...field('email', words.label)}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={words.hint}
      />
      <Button type="submit" isPending={isPending}>
        {words.send}
      </Button>
    </Stack>
  );
}
