import { siteSearch } from '../../frontend/content/site-search';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { linkIn } from '../support/mailbox';
import { newEmail, personWithRole, raise, registration } from '../support/people';
import { sharedStack } from '../support/stack';
import { startFirefox } from './firefox';
import { phone, Tab, wide, type Engine, type Size } from './tab';
import { startWebKit } from './webkit';

const stack = sharedStack();
afterAll(() => stack.close());

const engines = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit, the engine of Safari', start: startWebKit },
];

async function delegated(status?: string) {
  const client = await personWithRole(stack, 'client');
  const admin = await personWithRole(stack, 'admin');
  const { _id } = await raise(stack, client.token, { projectName: `Tides of ${client.firstName}` });
  const form = { requestId: _id, assignTo: 'support' };
  await new Api(stack.baseUrl).post('/api/delegate-request', form, admin.token);
  if (status)
    await stack.sql('UPDATE project_requests SET status = $2 WHERE id = $1', [_id, status]);
  return { client, id: _id, name: `Tides of ${client.firstName}` };
}

describe.each(engines)('In $name', ({ start }) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  const open = async (size: Size = wide, by = engine): Promise<Tab> => {
    tab = new Tab(stack.baseUrl, await by.openWindow(size));
    return tab;
  };
  /** No page of a journey is wider than its window, and none complains in the console. */
  const expectSound = async (): Promise<void> => {
    expect(await tab.overflow()).toBeLessThanOrEqual(0);
    expect(await tab.window.errors()).toEqual([]);
  };
  afterEach(async () => {
    try {
      await expectSound();
    } finally {
      await tab.window.close();
    }
  });

  it('a visitor writes to us from the home page', async () => {
    const visitor = await open();
    await visitor.goto('/');
    await visitor.until('the heading', `document.querySelector('h1')`);
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
    await visitor.goto('/contact');
    await visitor.fill('First name', 'Ada');
    await visitor.fill('Last name', 'Byron');
    await visitor.fill('Email', newEmail('visitor'));
    await visitor.fill('Message', 'Could we talk about forecasting?');
    // A form filled in within seconds counts as a bot's.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await visitor.click('Send Message');
    await visitor.at('/sent/contact');
  });

  it('a client signs up and raises a request', async () => {
    const form = registration();
    const client = await open();
    await client.goto('/get-started');
    await client.fill('First name', form.firstName);
    await client.fill('Last name', form.lastName);
    await client.fill('Work e-mail', form.email);
    await client.fill('Company', form.company);
    await client.fill('Password', form.password);
    await client.click('Create account');
    await client.see('Registration successful!');
    const mail = await stack.mailbox.waitFor({ to: form.email, subject: 'Confirm your' });
    await client.goto(linkIn(mail, '/verify-email'));
    await client.click('Confirm my e-mail address');
    await client.click('Sign In Now');
    await client.fill('E-mail', form.email);
    await client.fill('Password', form.password);
    await client.click('Sign in');
    await client.at('/dashboard');
    await client.goto('/dashboard/raise-request?service=machine-learning');
    await client.fill('Project name', 'Demand for spare parts');
    await client.fill('Description', 'Forecast weekly demand for 4,000 parts in three depots.');
    await client.click('Next');
    await client.fill('Timeline', '2-3-months');
    await client.fill('Budget', '15k-50k');
    await client.click('Next');
    await client.click('Submit');
    await client.see('Request submitted successfully!');
  });

  it('a client answers on the page of a request', async () => {
    const { client: person, id } = await delegated();
    const client = await open();
    await client.signInAs(person);
    await client.goto(`/dashboard/requests/${id}`);
    await client.fill('Message to our team', 'The data comes on Monday.');
    await client.click('Send message');
    await client.see('The data comes on Monday.');
  });

  it('a ticket goes from the queue to completed, and every column of the queue is in sight', async () => {
    const { id, name } = await delegated('in_review');
    await stack.sql(
      `UPDATE project_requests SET due_at = now() - interval '46 minutes' WHERE id = $1`,
      [id],
    );
    const staff = await open();
    await staff.signInAs(await personWithRole(stack, 'support'));
    await staff.goto(`/dashboard/support?search=${encodeURIComponent(name)}&status=all`);
    await staff.see(name);
    expect(
      await staff.window.evaluate<number>(
        `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('table').parentElement)`,
      ),
    ).toBeLessThanOrEqual(0);
    await staff.click(name);
    await staff.fill('Status', 'completed');
    await staff.click('Update Status');
    const stored = await eventually(
      () => stack.sql('SELECT status FROM project_requests WHERE id = $1', [id]),
      ([row]) => row?.['status'] === 'completed',
    );
    expect(stored).toEqual([{ status: 'completed' }]);
  });

  it('a client acts from a mail', async () => {
    const client = await personWithRole(stack, 'client');
    const { _id, reference } = await raise(stack, client.token);
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: reference });
    const reader = await open();
    await reader.goto(linkIn(mail, '/act#'));
    await reader.click('Open the request');
    await reader.at(`/dashboard/requests/${_id}`);
    await reader.fill('Message to our team', 'My answer, from the mail.');
    await reader.click('Send message');
    await reader.see('My answer, from the mail.');
  });

  it('a visitor searches the site', async () => {
    const visitor = await open();
    await visitor.goto('/about');
    await visitor.click(siteSearch.open);
    await visitor.fill(siteSearch.label, 'rescue broken project');
    await visitor.until(
      'a result',
      `document.querySelector('dialog a[href="/insights/rescuing-broken-projects"]')`,
    );
  });

  it('a dialog is used by the keyboard alone', async () => {
    const admin = await personWithRole(stack, 'admin');
    const client = await personWithRole(stack, 'client');
    const name = `Tides of ${client.firstName}`;
    await raise(stack, client.token, { projectName: name });
    const staff = await open();
    await staff.signInAs(admin);
    await staff.goto(`/dashboard/admin?search=${encodeURIComponent(name)}&status=all`);
    const opener = `control(${JSON.stringify(`Nobody: assignee of ${name}`)})`;
    await staff.until('the button', opener);
    await staff.until('its focus', `(${opener}.focus(), document.activeElement === ${opener})`);
    await staff.window.press('Enter');
    await staff.until('the menu', `document.activeElement?.role === 'menuitem'`);
    await staff.window.press('Enter');
    const isInside = `document.querySelector('[role="dialog"]')?.contains(document.activeElement)`;
    await staff.until('the focus in the dialog', isInside);
    for (let times = 0; times < 12; times += 1) await staff.window.press('Tab');
    await staff.until('the focus in the dialog still', isInside);
    await staff.window.press('Escape');
    await staff.until('the focus on its opener again', `document.activeElement === ${opener}`);
  });

  it('the dark theme is that of the system', async () => {
    const light = await open();
    await light.goto('/');
    const paper = await light.background();
    await light.window.close();
    const darkEngine = await start({ theme: 'dark' });
    try {
      const dark = await open(wide, darkEngine);
      await dark.goto('/');
      expect(await dark.background()).not.toBe(paper);
      await expectSound();
      await dark.window.close();
    } finally {
      await darkEngine.stop();
    }
    await open();
  });

  it('a page is printed without its navigation', async () => {
    const reader = await open();
    await reader.goto('/privacy');
    const isShown = (selector: string) =>
      reader.window.evaluate<boolean>(`document.querySelector('${selector}').checkVisibility()`);
    expect(await isShown('header nav')).toBe(true);
    // Print rules are applied to the screen, because the driver cannot measure a printed page.
    await reader.window.evaluate(`[...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => [rule, ...(rule.cssRules ?? [])])
      .filter((rule) => rule.media?.mediaText === 'print')
      .forEach((rule) => (rule.media.mediaText = 'all'))`);
    expect(await isShown('header nav')).toBe(false);
    expect(await isShown('main h1')).toBe(true);
  });

  it('site and portal fit a phone', async () => {
    const { client, id } = await delegated();
    const reader = await open(phone);
    for (const address of ['/', '/services', '/contact', '/insights']) {
      await reader.goto(address);
      expect([address, await reader.overflow()]).toEqual([address, 0]);
    }
    await reader.signInAs(client);
    for (const address of ['/dashboard', '/dashboard/requests', `/dashboard/requests/${id}`]) {
      await reader.goto(address);
      await reader.until('the heading', `document.querySelector('h1')`);
      expect([address, await reader.overflow()]).toEqual([address, 0]);
    }
  });
});
