import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Stack } from '../../../ui/layout/layout';
import { FormAlert } from '../../forms/form-alert';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { linkFailure } from './words';

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
    <Stack as="form" gap={5} onSubmit={submit} noValidate aria-label="Your e-mail address">
      <FormAlert problem={problem} alertRef={alertRef} />
      <TextField
        {...field('email', 'Your email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We send a link to confirm it; then you are signed in with the provider."
      />
      <Button type="submit" isPending={isPending}>
        Send confirmation link
      </Button>
    </Stack>
  );
}
