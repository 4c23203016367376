import { beforeEach, describe, expect, it } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../api/call';
import { answerCalls, problem, show, signedInAs, versionConflict } from '../../testing/components';
import { PasswordField, TextArea, TextField } from '../../ui/inputs';
import { ChangeDialog } from './change-dialog';
import { useApiForm } from './use-api-form';
import { useAutosave } from './use-autosave';

configure({ asyncUtilTimeout: 10_000 });

const opened = { _id: 'r-1', title: 'Thanks', body: 'Dear you', version: 1 };
type Reply = typeof opened;

const valuesOf = ({ title, body }: Reply) => ({ title, body, password: '' });

function Dialog({ reply, onClose = () => undefined }: { reply: Reply; onClose?: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/canned-replies/{id}', { path: { id: reply._id } }),
    of: reply,
    valuesOf,
    send: ({ title, body }, put, { version }) => put({ title, body, version }),
    onClose,
  });
  return (
    <ChangeDialog title="Edit" form={form}>
      <TextField {...form.field('title', 'Title')} />
      <TextArea {...form.field('body', 'Body')} />
      <PasswordField {...form.field('password', 'Password')} />
    </ChangeDialog>
  );
}

const user = userEvent.setup();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function enter(name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
}
const open = (reply: Reply = opened) => show(<Dialog reply={reply} />, signedInAs('nora'));
const later = (over: Partial<Reply>, version = 2): Reply => ({ ...opened, ...over, version });

beforeEach(() => sessionStorage.clear());

describe('A form that holds its version', () => {
  it('conflicts again if a colleague saves between the conflict and "Keep mine"', async () => {
    const newer = [later({ title: 'Theirs' }), later({ title: 'Theirs again' }, 3)];
    const calls = answerCalls(() => {
      const current = newer.shift();
      return current ? versionConflict(current) : {};
    });
    open();
    await enter('Title', 'Mine');
    await press('Save');
    await screen.findByText('Theirs', { selector: '.written' });
    await press('Keep mine');
    expect(await screen.findByText('Theirs again')).toBeTruthy();
    await press('Keep mine');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(({ body }) => (body as Reply).version)).toEqual([1, 2, 3]);
    expect(calls[2]?.body).toMatchObject({ title: 'Mine' });
  });

  it('keeps their change of a field that I have not changed', async () => {
    const answers = [versionConflict(later({ title: 'Theirs', body: 'Their body' })), {}];
    const calls = answerCalls(() => answers.shift() ?? {});
    open();
    await enter('Title', 'Mine');
    await press('Save');
    const body = within(await screen.findByRole('group', { name: 'Body' }));
    expect(body.getByText('Not changed by you, so theirs stays.')).toBeTruthy();
    await press('Keep mine');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ title: 'Mine', body: 'Their body', version: 2 });
  });

  it('is refused again by Save while nothing is decided', async () => {
    const calls = answerCalls(() => versionConflict(later({ title: 'Theirs' })));
    open();
    await enter('Title', 'Mine');
    await press('Save');
    await screen.findByRole('button', { name: 'Keep mine' });
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toMatchObject({ version: 1 });
    expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy();
  });

  it('keeps what was typed while the network is away, and sends it with the same version', async () => {
    let isAway = true;
    const calls = answerCalls(() => (isAway ? 'no answer' : {}));
    const { rerender } = open();
    await enter('Title', 'Mine');
    await press('Save');
    await screen.findByRole('alert');
    rerender(<Dialog reply={later({ body: 'Their body' })} />);
    isAway = false;
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ body }) => body)).toEqual(
      Array(2).fill({ title: 'Mine', body: 'Dear you', version: 1 }),
    );
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('keeps the draft if the session ends, never a password, for the same person only', async () => {
    answerCalls(() => problem(401, 'token_expired', 'Please sign in again.'));
    const first = open();
    await enter('Title', 'Mine');
    await enter('Password', 'correct horse');
    await press('Save');
    await screen.findByRole('alert');
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse');
    const other = show(<Dialog reply={opened} />, signedInAs('amira'));
    expect(field('Title').value).toBe('Thanks');
    other.unmount();
    open();
    expect(field('Title').value).toBe('Mine');
    expect(field('Password').value).toBe('');
  });
});

describe('A draft that is older than its item', () => {
  /** Typed about version 1, then left by Escape. */
  async function leave(): Promise<void> {
    const { unmount } = open();
    await enter('Title', 'Mine');
    await user.keyboard('{Escape}');
    unmount();
  }

  it('is shown beside the newer version, and sent only after a decision', async () => {
    const calls = answerCalls(() => ({}));
    await leave();
    open(later({ title: 'Theirs' }));
    const both = within(screen.getByRole('group', { name: 'Title' }));
    expect(both.getByText('Theirs', { selector: '.written' })).toBeTruthy();
    expect(both.getByText('Mine')).toBeTruthy();
    await press('Keep mine');
    expect(calls).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ title: 'Mine', version: 2 });
  });

  it('overwrites nothing if it is sent without a decision', async () => {
    const theirs = later({ title: 'Theirs' });
    const calls = answerCalls(() => versionConflict(theirs));
    await leave();
    open(theirs);
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ version: 1 });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('moves on if none of its fields has changed', async () => {
    const calls = answerCalls(() => ({}));
    await leave();
    open(later({}));
    expect(field('Title').value).toBe('Mine');
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ title: 'Mine', version: 2 });
  });

  it('is dropped by "Take theirs" and by Cancel', async () => {
    await leave();
    const second = open(later({ title: 'Theirs' }));
    await press('Take theirs');
    expect(field('Title').value).toBe('Theirs');
    expect(sessionStorage).toHaveLength(0);
    await enter('Title', 'Mine again');
    await press('Cancel');
    second.unmount();
    open(later({ title: 'Theirs' }));
    expect(field('Title').value).toBe('Theirs');
  });
});

it('Two tabs of one person keep a draft each; the later save shows both', async () => {
  let saved = opened;
  answerCalls(({ body }) => {
    const { version, ...typed } = body as Reply;
    if (version !== saved.version) return versionConflict(saved);
    saved = { ...saved, ...typed, version: version + 1 };
    return {};
  });
  // Each tab has a session storage of its own.
  const tabs = { first: {}, second: {} } as Record<string, Record<string, string>>;
  const goTo = (tab: Record<string, string>) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  };
  const leave = (unmount: () => void): Record<string, string> => {
    unmount();
    return { ...sessionStorage } as Record<string, string>;
  };
  const one = open();
  await enter('Title', 'In the first tab');
  tabs['first'] = leave(one.unmount);
  goTo(tabs['second']!);
  const two = open();
  expect(field('Title').value).toBe('Thanks');
  await enter('Title', 'In the second tab');
  await press('Save');
  await waitFor(() => expect(saved.version).toBe(2));
  tabs['second'] = leave(two.unmount);
  goTo(tabs['first']);
  open();
  await press('Save');
  const both = within(await screen.findByRole('group', { name: 'Title' }));
  expect(both.getByText('In the second tab')).toBeTruthy();
  expect(both.getByText('In the first tab')).toBeTruthy();
});

describe('A form that saves itself', () => {
  function Page({ pauseMs = 20 }) {
    const form = useApiForm({
      call: call('PUT /api/canned-replies/{id}', { path: { id: 'r-1' } }),
      of: opened,
      valuesOf,
      send: ({ title, body }, put, { version }) =>
        put({ title, body, version }) as Promise<unknown> as Promise<Reply>,
      saved: (reply: Reply) => reply,
    });
    const { title } = form.watch();
    const autosave = useAutosave(form, { text: title, pauseMs, isReady: title !== '' });
    return (
      <>
        <TextField {...form.field('title', 'Title')} />
        <p>{autosave.failedSince ? 'Failing' : form.isChanged ? 'Changed' : 'Saved'}</p>
        <p>{autosave.isTryingAgain ? 'Trying again' : 'Not trying'}</p>
      </>
    );
  }
  const openPage = (pauseMs?: number) => show(<Page pauseMs={pauseMs} />, signedInAs('nora'));

  it('tries again by itself after a failure, and says so until it is saved', async () => {
    let isAway = true;
    const calls = answerCalls(({ body }) =>
      isAway ? 'no answer' : { body: { ...opened, ...(body as object), version: 2 } },
    );
    openPage();
    await user.type(field('Title'), '!');
    expect(await screen.findByText('Failing')).toBeTruthy();
    expect(await screen.findByText('Trying again')).toBeTruthy();
    await waitFor(() => expect(calls.length).toBeGreaterThan(1));
    isAway = false;
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ title: 'Thanks!', version: 1 });
    expect(sessionStorage).toHaveLength(0);
  });

  it('tries at once when the network is back', async () => {
    let isAway = true;
    const calls = answerCalls(({ body }) =>
      isAway ? 'no answer' : { body: { ...opened, ...(body as object), version: 2 } },
    );
    openPage(400);
    await user.type(field('Title'), '!');
    // The third pause is 1.6 s.
    await waitFor(() => expect(calls).toHaveLength(2));
    isAway = false;
    await screen.findByText('Trying again');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy(), { timeout: 1_000 });
  });

  it('does not repeat what was refused until it is changed', async () => {
    let isWrong = true;
    const calls = answerCalls(({ body }) =>
      isWrong
        ? problem(422, 'validation_failed', 'Too long.')
        : { body: { ...opened, ...(body as object), version: 2 } },
    );
    openPage();
    await user.type(field('Title'), '!');
    expect(await screen.findByText('Failing')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls).toHaveLength(1);
    isWrong = false;
    await user.type(field('Title'), '?');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('waits for a decision after a conflict', async () => {
    const calls = answerCalls(() => versionConflict(later({ title: 'Theirs' })));
    openPage();
    await user.type(field('Title'), '!');
    await waitFor(() => expect(calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls).toHaveLength(1);
  });
});
