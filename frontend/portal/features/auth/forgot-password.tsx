import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { forgotWords, linkFailure, authWords } from './words';

export function Component() {
  const form = useApiForm({
    call: call('POST /api/forgot-password'),
    failure: linkFailure,
    defaultValues: { email: '' },
  });
  const { answer, field, isPending, clear } = form;
  return (
    <GuestLayout title={forgotWords.title} lead={forgotWords.lead}>
      {answer ? (
        <FormDone>
          <p>{answer.message}</p>
          <p>{forgotWords.nothing}</p>
          <p>
            <Button small onClick={() => clear()}>
              {forgotWords.again}
            </Button>
          </p>
        </FormDone>
      ) : (
        <Form form={form} aria-label={forgotWords.form}>
          <TextField {...field('email', authWords.email)} type="email" autoComplete="username" />
          <Button type="submit" wide isPending={isPending}>
            {forgotWords.send}
          </Button>
        </Form>
      )}
      <p>
        <Link to={paths.signIn()}>{forgotWords.back}</Link>
      </p>
    </GuestLayout>
  );
}
