import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { FormAlert } from '../../forms/form-alert';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { linkFailure, linkWords, verifyWords } from './words';
import styles from './auth.module.css';

export function VerifyHelp() {
  const { answer, field, submit, problem, alertRef, isPending } = useApiForm({
    call: call('POST /api/resend-verification'),
    failure: linkFailure,
    defaultValues: { email: '' },
  });
  return (
    <>
      <section className={styles.help} aria-labelledby="resend-title">
        <h2 id="resend-title" className={styles.helpTitle}>
          {verifyWords.newLink}
        </h2>
        {answer ? (
          <FormDone>
            <p>{answer.message}</p>
          </FormDone>
        ) : (
          <form
            className={styles.form}
            onSubmit={submit}
            noValidate
            aria-label={verifyWords.newLink}
          >
            <FormAlert problem={problem} alertRef={alertRef} />
            <TextField
              {...field('email', 'Email')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
            <Button type="submit" variant="secondary" isPending={isPending}>
              {verifyWords.resend}
            </Button>
          </form>
        )}
      </section>
      <LinkHelp hints={linkWords['sign-up'].hints} />
    </>
  );
}

export function LinkHelp({ hints }: { hints: readonly string[] }) {
  return (
    <section className={styles.help} aria-labelledby="help-title">
      <h2 id="help-title" className={styles.helpTitle}>
        {verifyWords.help}
      </h2>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <p>
        <a href={paths.contact}>{verifyWords.contact}</a>
      </p>
    </section>
  );
}
