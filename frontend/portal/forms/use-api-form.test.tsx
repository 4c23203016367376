import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { call } from '../../api/call';
import { answerCalls, problem, show } from '../../testing/components';
import { TextField } from '../../ui/inputs';
import { ChangeAlert } from './change-alert';
import { noAnswer } from './failure';
import { useApiForm } from './use-api-form';

function Form() {
  const [done, setDone] = useState(false);
  const form = useApiForm({
    call: call('POST /api/register'),
    failure: 'Registration failed.',
    defaultValues: { firstName: '', lastName: '', email: '', company: '', password: 'a-password' },
    onDone: () => setDone(true),
  });
  const { field, submit, isPending } = form;
  return (
    <form onSubmit={submit} noValidate>
      <ChangeAlert change={form} />
      <TextField {...field('firstName', 'First name')} />
      <TextField {...field('lastName', 'Last name')} />
      <TextField {...field('email', 'Email')} />
      <TextField {...field('company', 'Company')} />
      <button disabled={isPending}>Send</button>
      {done ? <p>Done</p> : null}
    </form>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Shows the form, fills it in and sends it. */
async function sendForm() {
  const user = userEvent.setup();
  show(<Form />);
  await user.type(input('First name'), 'Imogen');
  await user.type(input('Last name'), 'Fenn');
  await user.type(input('Email'), 'imogen@fenn.example');
  await user.type(input('Company'), 'Fenn & Daughters');
  await user.click(send());
  return user;
}

describe('A form for a call', () => {
  it('shows missing fields before sending and focuses the first', async () => {
    const calls = answerCalls(() => ({}));
    show(<Form />);
    const user = userEvent.setup();
    await user.type(input('Last name'), 'Fenn');
    await user.click(send());
    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(document.activeElement).toBe(input('First name'));
    expect(calls).toEqual([]);
  });

  it('shows the server’s errors beside their fields, focuses the first and keeps the input', async () => {
    answerCalls(() =>
      problem(422, 'validation_failed', 'Please check the form.', [
        { field: 'email', code: 'invalid', message: 'We cannot write there' },
        { field: 'company', code: 'invalid', message: 'Is that a company?' },
      ]),
    );
    await sendForm();
    expect(await screen.findByText('We cannot write there')).toBeTruthy();
    expect(screen.getByText('Is that a company?')).toBeTruthy();
    expect(input('Email').getAttribute('aria-invalid')).toBe('true');
    expect(input('First name').getAttribute('aria-invalid')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(input('Email')));
    expect(input('Email').value).toBe('imogen@fenn.example');
    expect(input('First name').value).toBe('Imogen');
  });

  it('focuses the alert if the whole form is refused', async () => {
    answerCalls(() => problem(409, 'conflict', 'Somebody was faster.'));
    await sendForm();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Somebody was faster.');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  });

  it('keeps the input while offline and sends it with the next try', async () => {
    let isAway = true;
    const calls = answerCalls(() => (isAway ? 'no answer' : { status: 201, body: {} }));
    const user = await sendForm();
    expect((await screen.findByRole('alert')).textContent).toContain(noAnswer);
    expect(input('Company').value).toBe('Fenn & Daughters');
    isAway = false;
    await user.click(send());
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls[1]?.body).toMatchObject({ firstName: 'Imogen', company: 'Fenn & Daughters' });
  });

  it('can be sent again after an error about none of its fields', async () => {
    const wrong = [{ field: 'elsewhere', code: 'invalid', message: 'Not this.' }];
    let answer: ReturnType<typeof problem> = problem(422, 'validation_failed', 'Look.', wrong);
    const calls = answerCalls(() => answer);
    const user = await sendForm();
    expect((await screen.findByRole('alert')).textContent).toContain('Look.');
    answer = problem(409, 'conflict', 'Somebody was faster.');
    await user.click(send());
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
    expect(calls).toHaveLength(2);
  });

  it('uses its own message for a refusal without one', async () => {
    answerCalls(() => ({ status: 502, body: 'Bad gateway' }));
    await sendForm();
    expect((await screen.findByRole('alert')).textContent).toContain('Registration failed.');
  });
});
