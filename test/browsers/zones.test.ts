import { Api } from '../support/api';
import { linkIn } from '../support/mailbox';
import { newEmail, personWithRole, raise } from '../support/people';
import { sharedStack } from '../support/stack';
import { startFirefox } from './firefox';
import { Tab, wide, type Engine } from './tab';
import { startWebKit } from './webkit';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const zones = [
  { zone: 'America/New_York', place: 'New York', called: ['EST', 'EDT', 'GMT-5', 'GMT-4'] },
  { zone: 'Asia/Kolkata', place: 'Kolkata', called: ['IST', 'GMT+5:30'] },
];
const computers = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
].flatMap((engine) => zones.map((zone) => ({ ...engine, ...zone })));

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

describe.each(computers)('In $name in $place', ({ start, zone, called }) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start({ zone });
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    tab = new Tab(stack.baseUrl, await engine.openWindow(wide));
  });
  afterEach(async () => {
    try {
      expect(await tab.window.errors()).toEqual([]);
    } finally {
      await tab.window.close();
    }
  });

  const inWords = (at: string): string =>
    new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(new Date(at));
  const timeOf = (at: string): string => inWords(at).slice(-'09:30'.length);
  const withZone = (at: string): string[] => called.map((name) => `${inWords(at)} ${name}`);

  it('a visitor books a call at a time of theirs, and reads it with its zone', async () => {
    await personWithRole(stack, 'manager');
    const email = newEmail('visitor');
    await tab.goto('/book/consultation');
    const known = [zone, 'Asia/Calcutta'];
    const times = `document.querySelectorAll('[aria-labelledby=times] a')`;
    await tab.until('their zone', `${JSON.stringify(known)}.includes(field('Times in')?.value)`);
    await tab.until('a free time', `${times}.length > 0`);
    const { at, words } = await tab.window.evaluate<{ at: string; words: string }>(
      `(({ href, textContent }) => ({ at: new URL(href).searchParams.get('at'), words: textContent }))(${times}[0])`,
    );
    expect(words).toContain(timeOf(at));
    await tab.until('the link', `(${times}[0].click(), true)`);
    await tab.fill('Full name', 'Ada Byron');
    await tab.fill('Email', email);
    await tab.fill('What would you like to discuss?', 'Stock runs out.');
    await tab.click('Book this call');
    await tab.see('Please check your e-mail');
    const mail = await stack.mailbox.waitFor({ to: email, subject: /^(Your c|C)all with/ });
    await tab.goto(linkIn(mail, '/call/'));
    await tab.seeAny(called.map((name) => `${timeOf(at)} ${name}`));
  });

  it('a client reads a booked call with its zone, and messages at their own time', async () => {
    await personWithRole(stack, 'manager');
    const client = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, client.token);
    const query = new URLSearchParams({ from: inDays(1), to: inDays(14), zone });
    const free = await api.get(`/api/requests/${_id}/call-slots?${query}`, client.token);
    const { startsAt } = free.body.days[0].times[0];
    const form = { at: startsAt, zone, note: 'About the data.' };
    const booked = await api.post(`/api/requests/${_id}/calls`, form, client.token);
    expect(booked.status).toBe(201);
    await tab.signInAs(client);
    await tab.goto(`/dashboard/requests/${_id}`);
    await tab.seeAny(withZone(startsAt));
    await tab.fill('Message to our team', 'The data comes on Monday.');
    await tab.click('Send message');
    await tab.see('The data comes on Monday.');
    const [comment] = await stack.sql<{ at: Date }>(
      'SELECT created_at AS at FROM request_comments WHERE request_id = $1',
      [_id],
    );
    await tab.see(inWords(comment!.at.toISOString()));
  });

  it('a client reads the same days in a proposal as whoever wrote it', async () => {
    const admin = await personWithRole(stack, 'admin');
    const client = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, client.token);
    const [validUntil, due] = [inDays(30), inDays(60)];
    const made = await api.post(`/api/requests/${_id}/proposals`, { kind: 'offer' }, admin.token);
    const at = `/api/proposals/${made.body.proposal._id}`;
    const draft = {
      version: 1,
      scope: 'A forecast for 4,000 parts',
      lines: [{ text: 'Model', quantity: 1_000, unitMinor: 800_000, vatRate: 2_000 }],
      milestones: [{ title: 'Hand-over', share: 10_000, due }],
      validUntil,
    };
    expect((await api.put(`${at}/draft`, draft, admin.token)).status).toBe(200);
    const { version } = (await api.get(at, admin.token)).body;
    expect((await api.post(`${at}/send`, { version }, admin.token)).status).toBe(200);
    await tab.signInAs(client);
    await tab.goto(`/dashboard/proposals/${made.body.proposal._id}`);
    await tab.see(dayInWords(validUntil));
    await tab.see(dayInWords(due));
    await tab.goto('/dashboard/proposals');
    await tab.see(dayInWords(validUntil));
  });

  it('a client raises a request, and reads at their own time when we answer', async () => {
    const client = await personWithRole(stack, 'client');
    await tab.signInAs(client);
    await tab.goto('/dashboard/raise-request?service=machine-learning');
    await tab.fill('Project name', 'Demand for spare parts');
    await tab.fill('Description', 'Forecast weekly demand for 4,000 parts in three depots.');
    await tab.click('Next');
    await tab.fill('Timeline', '2-3-months');
    await tab.fill('Budget', '15k-50k');
    await tab.click('Next');
    await tab.click('Submit');
    await tab.see('Request submitted successfully!');
    const [request] = await stack.sql<{ id: string }>(
      'SELECT id FROM project_requests WHERE user_id = $1',
      [client.id],
    );
    const { body } = await api.get(`/api/requests/${request!.id}`, client.token);
    await tab.see(inWords(body.request.nextMove.replyDueAt));
  });

  it('a client sees the day of their own calendar', async () => {
    await tab.signInAs(await personWithRole(stack, 'client'));
    await tab.goto('/dashboard');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format();
    await tab.until('today', `document.querySelector('main time[datetime="${today}"]')`);
  });
});
