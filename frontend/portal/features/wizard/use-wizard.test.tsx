import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSession } from '../../../api/session-store';
import { answerCalls, problem, show } from '../../../testing/components';
import { type Draft, newDraft, readDrafts } from './draft';
import { Wizard } from './wizard';

const COMPLETE = {
  projectName: 'Read delivery notes',
  serviceType: 'ai-integration',
  description: 'They are typed in by hand.',
  timeline: '1-month',
  budget: 'discuss',
  contactEmail: 'nora@marsh.example',
};

const open = (draft: Draft) =>
  show(<Wizard userId="nora" draft={draft} onStartOver={async () => undefined} />);
const user = userEvent.setup();
const press = (name: string) => screen.getByRole('button', { name });
const submitted = { status: 201, body: { message: '', request: {} } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession({ token: 't' }, true);
});

describe('The wizard', () => {
  it('never blocks Next, marks skipped fields, and clears the mark once filled in', async () => {
    open(newDraft({}));
    await user.click(press('Next'));
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: /The project.*3 to complete/ })).toBeTruthy();
    await user.click(press('Previous'));
    expect(screen.getByText('Project name is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Project name'), 'Peat map');
    expect(screen.queryByText('Project name is required')).toBeNull();
    expect(screen.getByRole('button', { name: /The project.*2 to complete/ })).toBeTruthy();
  });

  it('lists missing fields of all steps at the end and goes to the first', async () => {
    const calls = answerCalls(() => submitted);
    open({ ...newDraft({ ...COMPLETE, budget: '', description: ' ' }), step: 2 });
    await user.click(press('Submit'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please fill in all required fields: Description, Budget');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
    expect(calls).toEqual([]);
  });

  it('keeps the choice that the company does not see the request', async () => {
    const calls = answerCalls(() => submitted);
    const wizard = (draft: Draft) => (
      <Wizard userId="nora" draft={draft} company="Marsh Ltd" onStartOver={async () => undefined} />
    );
    const { unmount } = show(wizard({ ...newDraft(COMPLETE), step: 2 }));
    await user.click(screen.getByLabelText(/^Only for me/));
    unmount();
    show(wizard(readDrafts('nora')[0]!));
    await user.click(press('Submit'));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ isPrivate: true }));
  });

  it('sends once despite repeated presses and drops the draft', async () => {
    let answer: (value: typeof submitted) => void = () => undefined;
    const calls = answerCalls(() => new Promise((resolve) => (answer = resolve)));
    const draft = newDraft(COMPLETE);
    open(draft);
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(readDrafts('nora')).toHaveLength(1);
    await user.click(press('Submit'));
    const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting' });
    expect(sending.disabled).toBe(true);
    await user.click(sending);
    await waitFor(() => expect(calls).toHaveLength(1));
    answer(submitted);
    expect(await screen.findByText(/Request submitted successfully/)).toBeTruthy();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe(draft.key);
    expect(calls[0]?.body).toEqual({ ...COMPLETE, urgency: 'medium' });
    expect(readDrafts('nora')).toEqual([]);
  });

  it('repeats an unanswered call with the same key and input', async () => {
    let isAway = true;
    const calls = answerCalls(() => (isAway ? 'no answer' : submitted));
    open({ ...newDraft(COMPLETE), step: 2 });
    await user.type(screen.getByLabelText('Industry'), 'Freight');
    await user.click(press('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(screen.getByLabelText<HTMLInputElement>('Industry').value).toBe('Freight');
    isAway = false;
    await user.click(press('Submit'));
    expect(await screen.findByText(/Request submitted successfully/)).toBeTruthy();
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('shows the server’s error beside its field', async () => {
    answerCalls(() =>
      problem(422, 'validation_failed', 'Please check the form.', [
        { field: 'description', code: 'too_short', message: 'Please say a little more' },
      ]),
    );
    open({ ...newDraft(COMPLETE), step: 2 });
    await user.click(press('Submit'));
    const said = await screen.findByText('Please say a little more');
    const field = screen.getByLabelText('Description');
    expect(field.getAttribute('aria-describedby')).toContain(said.id);
    expect(within(screen.getByRole('alert')).getByText(/Please check the form/)).toBeTruthy();
  });

  it('sends nothing without a session and explains why', async () => {
    const calls = answerCalls(() => submitted);
    localStorage.clear();
    open({ ...newDraft(COMPLETE), step: 2 });
    await user.click(press('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain('Authentication required.');
    expect(calls).toEqual([]);
  });
});
