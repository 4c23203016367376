import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, problem, show, signedInAs } from '../../../testing/components';
import { access } from '../../session/queries';
import { Component as Calls } from './calls';
import { NextCalls } from './upcoming-calls';

const user = userEvent.setup();
const tom = { _id: 'tom', firstName: 'Tom', lastName: 'Hill' };
const ruth = { _id: 'ruth', firstName: 'Ruth', lastName: 'Ellery' };

let made = 0;
const callAt = (at: Date, name: string, more = {}) => ({
  _id: `c-${++made}`,
  title: 'First talk',
  startsAt: at.toISOString(),
  endsAt: new Date(at.getTime() + 1_800_000).toISOString(),
  minutes: 30,
  state: 'booked',
  host: tom,
  booker: { name, company: 'Fenn', email: 'a@fenn.example', phone: null },
  place: 'https://meet.example/tom',
  note: '',
  request: null,
  leadId: 'l-1',
  canChange: true,
  canClose: false,
  version: 1,
  ...more,
});

/** By the clock of the test's zone, in the week that is shown. */
const at = (hour: number, days = 0) => {
  const now = new Date();
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  return new Date(now.getFullYear(), now.getMonth(), monday + days, hour);
};

interface Week {
  calls?: object[];
  next?: object[];
  role?: string;
  fails?: boolean;
}

function open({ calls = [], next = [], role = 'manager', fails = false }: Week = {}) {
  answerCalls(({ path }) => {
    if (fails && path === '/api/calls') return problem(500, 'internal_error', 'No.');
    return {
      body: { calls: path === '/api/calls' ? calls : path.endsWith('upcoming') ? next : [] },
    };
  });
  return show(<Calls />, (client) => {
    signedInAs('tom')(client);
    client.setQueryData(access().queryKey, { role, dashboardAccess: [role] } as never);
  });
}

beforeEach(() => window.history.replaceState(null, '', '/'));

it('lists the calls of each day in order of time, below the day’s heading', async () => {
  open({ calls: [callAt(at(9), 'Ann'), callAt(at(11), 'Bea'), callAt(at(10, 1), 'Cem')] });
  await screen.findByRole('link', { name: /09:00 Ann/ });
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.map((name) => name?.match(/Ann|Bea|Cem/)?.[0])).toEqual(['Ann', 'Bea', 'Cem']);
  const [monday] = screen.getAllByRole('region');
  expect(within(monday!).getAllByRole('listitem')).toHaveLength(2);
});

it('shows own calls first, and all on request', async () => {
  open({ calls: [callAt(at(9), 'Ann'), callAt(at(9), 'Bea', { host: ruth })] });
  await screen.findByRole('link', { name: /Ann/ });
  expect(screen.queryByRole('link', { name: /Bea/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('link', { name: /Bea/ })).toBeTruthy();
});

it('has no choice for support, who see their own calls only', async () => {
  open({ role: 'support', calls: [callAt(at(9), 'Ann')] });
  await screen.findByRole('link', { name: /Ann/ });
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
});

it('opens a call with its two outcomes once it is over', async () => {
  open({ calls: [callAt(at(9), 'Ann', { canChange: false, canClose: true })] });
  await user.click(await screen.findByRole('link', { name: /Ann.*No outcome recorded/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ann' });
  for (const name of ['Took place', 'Nobody came']) within(dialog).getByRole('button', { name });
  expect(within(dialog).queryByRole('button', { name: 'Cancel the call' })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Open the lead' })).toBeTruthy();
});

it('leads from an empty week to the next call, and names those of colleagues', async () => {
  open({ calls: [callAt(at(9), 'Bea', { host: ruth })], next: [callAt(at(9, 14), 'Dan')] });
  expect(await screen.findByText('Colleagues have 1 call.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: /Dan/ });
  expect(link.getAttribute('href')).toMatch(/from=\d{4}-\d\d-\d\d&call=c-/);
});

it('says that calls could not be loaded, and tries again', async () => {
  open({ fails: true });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answerCalls(() => ({ body: { calls: [callAt(at(9), 'Ann')] } }));
  await user.click(retry);
  expect(await screen.findAllByRole('link', { name: /Ann/ })).toBeTruthy();
});

it('gives each of the next three calls one line that opens it', async () => {
  const names = ['Ann', 'Bea', 'Cem', 'Dan'];
  answerCalls(() => ({ body: { calls: names.map((name, day) => callAt(at(9, 7 + day), name)) } }));
  show(<NextCalls />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('link').textContent)).toEqual([
    ...names.slice(0, 3),
  ]);
  expect(within(lines[0]!).getByRole('link').getAttribute('href')).toMatch(/&call=c-/);
  expect(within(lines[0]!).queryByRole('button')).toBeNull();
});
