import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, show } from '../../../testing/components';
import type { Session } from '../../../api/call';
import { toInstant } from '../../../lib/dates';
import Sessions from './sessions';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';

const session = (over: Partial<Session>): Session => ({
  _id: 'this',
  current: false,
  createdAt: '2026-11-20T09:00:00Z',
  lastSeenAt: toInstant(Date.now() - 3 * 60_000),
  expiresAt: '2026-12-20T09:00:00Z',
  device: FIREFOX,
  ip: '203.0.113.7',
  ...over,
});
const here = session({ current: true });
const phone = session({ _id: 'phone', device: 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1' });

function serve(list: Session[]) {
  let left = list;
  return answerCalls(({ method, path }) => {
    const id = path.split('/')[3];
    if (method === 'DELETE') left = left.filter((one) => one.current || (id && one._id !== id));
    return { body: method === 'DELETE' ? { message: 'Signed out.' } : { sessions: left } };
  });
}

const rows = () => screen.findAllByRole('listitem');

describe('The devices', () => {
  it('show device, address and last use, the current session first', async () => {
    serve([phone, here]);
    show(<Sessions />);
    const [first, second] = await rows();
    expect(first?.textContent).toContain('Firefox on Windows');
    expect(first?.textContent).toContain('This device');
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Safari on iPhone');
    expect(second?.textContent).toContain('Last seen 3 minutes ago, from 203.0.113.7');
  });

  it('has no sign-out button with only the current session', async () => {
    serve([here]);
    show(<Sessions />);
    expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('signs one out after confirmation and refetches the list', async () => {
    const calls = serve([here, phone]);
    const user = userEvent.setup();
    show(<Sessions />);
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Sign out this device?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy();
    const ended = calls.filter(({ method }) => method === 'DELETE');
    expect(ended.map(({ path }) => path)).toEqual(['/api/sessions/phone']);
  });
});
