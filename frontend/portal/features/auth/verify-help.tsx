import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { linkFailure, linkWords, verifyWords, authWords } from './words';
import styles from './auth.module.css';

export function VerifyHelp() {
  const form = useApiForm({
    call: call('POST /api/resend-verification'),
    failure: linkFailure,
    defaultValues: { email: '' },
  });
  return (
    <>
      <Stack as="section" gap={2} before={5} line="above" aria-labelledby="resend-title">
        <Text as="h2" id="resend-title" size={4} strong>
          {verifyWords.newLink}
        </Text>
        {form.answer ? (
          <FormDone>
            <p>{form.answer.message}</p>
          </FormDone>
        ) : (
          <Form form={form} aria-label={verifyWords.newLink}>
            <TextField
              {...form.field('email', authWords.email)}
              type="email"
              autoComplete="email"
            />
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              {verifyWords.resend}
            </Button>
          </Form>
        )}
      </Stack>
      <LinkHelp hints={linkWords['sign-up'].hints} />
    </>
  );
}

export function LinkHelp({ hints }: { hints: readonly string[] }) {
  return (
    <Stack as="section" gap={2} before={5} line="above" aria-labelledby="help-title">
      <Text as="h2" id="help-title" size={4} strong>
        {verifyWords.help}
      </Text>
      <Stack as="ul" gap={2} soft className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </Stack>
      <p>
        <a href={paths.contact}>{verifyWords.contact}</a>
      </p>
    </Stack>
  );
}
