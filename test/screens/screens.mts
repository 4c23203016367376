// Screens for `npm run screens`: their viewers, paths and preparation.
import type { Page } from '@playwright/test';

export type Viewer = 'guest' | 'client' | 'support' | 'manager' | 'admin';

export interface Screen {
  name: string;
  as: Viewer;
  path: string;
  then?: (page: Page) => Promise<void>;
  /** It adds to the demo, so the others are taken before it. */
  isLast?: true;
}

export interface Picture {
  size: { width: number; height: number };
  theme: 'light' | 'dark';
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Those that people see first and most: on a phone and a desk, by day and by night. */
const whole = new Set([
  ...['site-home', 'site-service', 'site-case-study', 'site-insight', 'site-startups'],
  ...['book', 'book-who', 'mail-of-call', 'mail-of-issue', 'signin', 'dashboard', 'requests'],
  ...['request', 'wizard-1', 'proposal', 'proposal-signed', 'profile', 'rate', 'support'],
  ...['support-details', 'manager-request', 'admin', 'staff-dashboard', 'admin-dashboard'],
  ...['invoice', 'invoices', 'account', 'bank', 'bank-line', 'accounts', 'invoicing-list'],
  ...['calls', 'proposal-draft', 'reports', 'settings', 'set-up', 'issue-review', 'leads'],
]);

/** Pages without times and without data, so that only a change of the product changes them. */
export const steady = new Set([
  ...['site-services', 'site-service', 'site-case-studies', 'site-case-study', 'site-industries'],
  ...['site-privacy', 'site-errors', 'verify-email', 'forgot-password', 'reset-password'],
]);

/** All others have one picture. */
export function picturesOf({ name }: Screen): Picture[] {
  const sizes =
    whole.has(name) || steady.has(name) || name === 'site-not-found' ? [desk, phone] : [desk];
  const themes = whole.has(name) ? (['light', 'dark'] as const) : (['light'] as const);
  return sizes.flatMap((size) => themes.map((theme) => ({ size, theme })));
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const openFirst = (page: Page) => page.locator('[data-key=open]').first().click();

async function pageOfFirst(page: Page): Promise<void> {
  await openFirst(page);
  const toPage = page.getByRole('link', { name: 'Open page' });
  await page.getByLabel('Answer to the client').waitFor();
  if (await toPage.isVisible()) await toPage.click();
  await page
    .getByText(/^History/)
    .first()
    .waitFor();
}

async function openCommands(page: Page): Promise<void> {
  const field = page.getByPlaceholder('Search requests, views and actions');
  while (!(await field.isVisible())) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(300);
  }
}

/** The draft persists between pictures, so the wizard may open at any step. */
async function toStep(page: Page, step: number): Promise<void> {
  const now = Number(/Step (\d)/.exec(await page.getByText(/^Step \d of 3/).innerText())?.[1]);
  for (let at = now; at < step; at += 1) await press('Next')(page);
  for (let at = now; at > step; at -= 1) await press('Previous')(page);
}

/** As of somebody with a passkey and an app; the demo has nobody who needs a second step. */
async function secondStep(page: Page): Promise<void> {
  const at = { createdAt: '2026-10-01T09:00:00Z', lastUsedAt: '2026-11-20T09:00:00Z' };
  const authenticators = [
    { _id: 'a', kind: 'passkey', name: 'Work laptop', ...at },
    { _id: 'b', kind: 'app', name: 'Phone', ...at },
  ];
  const json = { authenticators, codesLeft: 8, isRequired: true, isProven: false, dueAt: null };
  await page.route('**/api/second-factor', (route) => route.fulfill({ json }));
  await page.evaluate(() => {
    const session = { token: 'any', expiresAt: '2100-01-01T00:00:00Z', isHalf: true };
    sessionStorage.setItem('fenwright.session', JSON.stringify(session));
  });
  await page.goto(new URL('/signin/second-factor', page.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const issueOf = (subject: string) => async (page: Page) => {
  await page.getByRole('link', { name: subject }).first().click();
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  await page.waitForTimeout(500);
};

const proposalOf = (project: string) => async (page: Page) => {
  await page.getByRole('link', { name: project }).first().click();
  await page.getByRole('heading', { name: /PRO-\d+$/ }).waitFor();
  await page.waitForTimeout(500);
};

async function openInvoice(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^(Invoice|Draft invoice)/ }).waitFor();
  await page.waitForTimeout(500);
}

/** Each run signs once; the page stays. */
async function signed(page: Page): Promise<void> {
  await proposalOf('Driver hand-over app')(page);
  const name = page.getByLabel('Your full name');
  if (await name.isVisible()) {
    await name.fill('Amira Okafor');
    await page.getByLabel(/^I accept the terms/).check();
    await page.getByRole('button', { name: /^Accept / }).click();
  } else await page.getByRole('link', { name: 'What happens next' }).click();
  await page.getByRole('heading', { name: /^Signed/ }).waitFor();
  await page.getByRole('button', { name: 'Download PDF', disabled: false }).waitFor();
}

async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Days' }).getByRole('link').nth(2).click();
  await page.locator('[aria-labelledby=times]').getByRole('link').nth(3).click();
  await page.getByRole('button', { name: 'Book this call' }).waitFor();
}

/** Each picture books a call of its own. */
async function bookCall(page: Page): Promise<void> {
  await chooseTime(page);
  await page.getByLabel('Full name').fill('Amira Khan');
  await page.getByLabel('Email').first().fill(`amira.khan.${Date.now()}@khantextiles.example`);
  await page.getByRole('button', { name: 'Book this call' }).click();
  await page.getByRole('heading', { name: 'Thank you. Please check your e-mail' }).waitFor();
}

async function rate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rate our work' }).click();
  await page.getByText('5', { exact: true }).click();
}

/** As after rating and approving, without using up the one rating of the demo. */
async function rated(page: Page): Promise<void> {
  await page.route('**/api/ratings/read', async (route) => {
    const answer = await route.fetch();
    const wording = 'They told us what would not work before we paid for it.';
    const names = { shownName: 'Amira Okafor', shownRole: 'Planner', shownCompany: 'Northgate' };
    const dates = { approvedAt: '2026-11-20T09:00:00Z', until: '2028-11-20' };
    const testimonial = { wording, ...names, state: 'approved', sha256: '', ...dates };
    const json = { ...((await answer.json()) as object), score: 5, testimonial };
    await route.fulfill({ json });
  });
  await page.getByRole('link', { name: 'Rate our work' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
}

/** The newest mail with this subject, as `npm start` keeps it. */
const mailAbout = (subject: RegExp) => async (page: Page) => {
  const at = (path: string) => new URL(`/dev/mailbox/messages${path}`, page.url()).href;
  const answer = await page.request.get(at(''));
  const mails = (await answer.json()) as { id: string; subject: string }[];
  const mail = mails.find((one) => subject.test(one.subject));
  if (!mail) throw new Error(`The mailbox has no mail about ${subject}`);
  await page.goto(at(`/${mail.id}/html`));
};

const site: [name: string, path: string][] = [
  ['home', '/'],
  ['services', '/services'],
  ['service', '/services/machine-learning'],
  ['cambridge', '/cambridge'],
  ['cambridge-service', '/cambridge/machine-learning'],
  ['startups', '/ai-for-startups'],
  ['mvp', '/mvp'],
  ['insights', '/insights'],
  ['insight', '/insights/ai-roi-playbook'],
  ['blog', '/blog'],
  ['newsletter', '/newsletter'],
  ['case-studies', '/case-studies'],
  ['case-study', '/case-studies/healthcare-analytics'],
  ['industries', '/industries'],
  ['ebooks', '/ebooks'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['privacy', '/privacy'],
  ['how-we-count', '/how-we-count'],
  ['errors', '/docs/errors'],
  ['api', '/docs/api'],
  ['api-requests', '/docs/api/requests'],
  ['not-found', '/no-such-page'],
];

export const screens: Screen[] = [
  ...site.map(([name, path]): Screen => ({ name: `site-${name}`, as: 'guest', path })),
  { name: 'book', as: 'guest', path: '/book/consultation' },
  { name: 'book-who', as: 'guest', path: '/book/consultation', then: chooseTime },
  { name: 'book-done', as: 'guest', path: '/book/consultation', then: bookCall, isLast: true },
  {
    name: 'mail-of-call',
    as: 'guest',
    path: '/book/consultation',
    then: async (page) => {
      await bookCall(page);
      await page.waitForTimeout(3_000);
      await mailAbout(/^(Your c|C)all with/)(page);
    },
    isLast: true,
  },
  { name: 'mail-of-issue', as: 'guest', path: '/', then: mailAbout(/^A month of less/) },
  { name: 'mail-of-rating', as: 'guest', path: '/', then: mailAbout(/^How did we do\?/) },
  { name: 'signin', as: 'guest', path: '/signin' },
  { name: 'signin-refused', as: 'guest', path: '/signin?error=access_denied&provider=google' },
  {
    name: 'get-started',
    as: 'guest',
    path: '/get-started',
    then: (page) => page.getByLabel('Password', { exact: true }).fill('heron-lantern'),
  },
  { name: 'verify-email', as: 'guest', path: '/verify-email' },
  { name: 'forgot-password', as: 'guest', path: '/forgot-password' },
  { name: 'reset-password', as: 'guest', path: '/reset-password?token=any' },
  { name: 'act-from-mail', as: 'guest', path: `/act#${'a'.repeat(43)}.REQ-000056` },
  { name: 'second-step', as: 'guest', path: '/signin', then: secondStep },

  { name: 'dashboard', as: 'client', path: '/dashboard' },
  { name: 'bell', as: 'client', path: '/dashboard', then: press(/^Notifications/) },
  { name: 'requests', as: 'client', path: '/dashboard/requests' },
  {
    name: 'request',
    as: 'client',
    path: '/dashboard/requests?status=in_review',
    then: async (page) => {
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: 'History' }).waitFor();
    },
  },
  {
    name: 'request-edit',
    as: 'client',
    path: '/dashboard/requests?status=pending',
    then: async (page) => {
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Edit request' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'request-withdraw',
    as: 'client',
    path: '/dashboard/requests?status=pending',
    then: async (page) => {
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click();
      await press('Withdraw request')(page);
    },
  },
  {
    name: 'wizard-1',
    as: 'client',
    path: '/dashboard/raise-request?service=machine-learning',
    then: (page) => toStep(page, 1),
  },
  {
    name: 'wizard-2',
    as: 'client',
    path: '/dashboard/raise-request',
    then: (page) => toStep(page, 2),
  },
  {
    name: 'wizard-3',
    as: 'client',
    path: '/dashboard/raise-request',
    then: (page) => toStep(page, 3),
  },
  { name: 'services', as: 'client', path: '/dashboard/services' },
  {
    name: 'request-book-call',
    as: 'client',
    path: '/dashboard/requests',
    then: async (page) => {
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Book a call' }).click();
    },
  },
  { name: 'notifications', as: 'client', path: '/dashboard/notifications' },
  { name: 'profile', as: 'client', path: '/dashboard/profile' },
  { name: 'profile-mails', as: 'client', path: '/dashboard/profile#mails' },
  { name: 'second-factor', as: 'client', path: '/dashboard/profile#second-factor' },
  { name: 'tokens', as: 'client', path: '/dashboard/profile#tokens' },
  { name: 'your-data', as: 'client', path: '/dashboard/profile#your-data' },
  { name: 'company', as: 'client', path: '/dashboard/company' },

  { name: 'support', as: 'support', path: '/dashboard/support' },
  { name: 'support-details', as: 'support', path: '/dashboard/support', then: openFirst },
  { name: 'manager', as: 'manager', path: '/dashboard/manager?status=in_review' },
  {
    name: 'manager-request',
    as: 'manager',
    path: '/dashboard/manager?status=in_review',
    then: pageOfFirst,
  },
  { name: 'admin', as: 'admin', path: '/dashboard/admin' },
  {
    name: 'admin-delegate',
    as: 'admin',
    path: '/dashboard/admin?status=pending',
    then: async (page) => {
      await press(/: assignee of/)(page);
      await page.getByRole('menuitem', { name: 'Delegate to Manager' }).click();
    },
  },
  { name: 'admin-filtered', as: 'admin', path: '/dashboard/admin?search=no-such-words' },
  { name: 'admin-commands', as: 'admin', path: '/dashboard/admin', then: openCommands },
  {
    name: 'admin-bulk',
    as: 'admin',
    path: '/dashboard/admin',
    then: async (page) => {
      for (const row of [1, 2, 3]) await page.getByRole('checkbox').nth(row).check();
    },
  },
  { name: 'staff-dashboard', as: 'support', path: '/dashboard' },
  { name: 'manager-dashboard', as: 'manager', path: '/dashboard' },
  { name: 'admin-dashboard', as: 'admin', path: '/dashboard' },
  { name: 'calls', as: 'admin', path: '/dashboard/calls?who=all' },
  { name: 'call-settings', as: 'admin', path: '/dashboard/settings/calls' },
  { name: 'proposals', as: 'client', path: '/dashboard/proposals' },
  {
    name: 'proposal',
    as: 'client',
    path: '/dashboard/proposals?state=sent',
    then: proposalOf('Driver hand-over app'),
  },
  {
    name: 'proposal-accepted',
    as: 'admin',
    path: '/dashboard/proposals?state=accepted',
    then: proposalOf('Fuel card analysis'),
  },
  {
    name: 'proposal-draft',
    as: 'admin',
    path: '/dashboard/proposals?state=draft',
    then: proposalOf('Farm statement portal'),
  },
  {
    name: 'proposal-signed',
    as: 'client',
    path: '/dashboard/proposals',
    then: signed,
    isLast: true,
  },
  { name: 'invoices', as: 'client', path: '/dashboard/invoices' },
  {
    name: 'invoice',
    as: 'client',
    path: '/dashboard/invoices?state=issued',
    then: openInvoice,
  },
  { name: 'account', as: 'client', path: '/dashboard/account' },
  { name: 'invoicing', as: 'admin', path: '/dashboard/invoicing' },
  { name: 'invoicing-list', as: 'admin', path: '/dashboard/invoicing/invoices' },
  {
    name: 'invoice-staff',
    as: 'admin',
    path: '/dashboard/invoicing/invoices?state=part_paid',
    then: openInvoice,
  },
  {
    name: 'invoice-draft',
    as: 'admin',
    path: '/dashboard/invoicing/invoices?state=draft',
    then: openInvoice,
  },
  { name: 'payments', as: 'admin', path: '/dashboard/invoicing/payments' },
  { name: 'bank', as: 'admin', path: '/dashboard/invoicing/bank?state=open' },
  {
    name: 'bank-line',
    as: 'admin',
    path: '/dashboard/invoicing/bank?state=open',
    then: async (page) => {
      await page.getByRole('link', { name: /LESS BANK FEE$/ }).click();
      await page.getByRole('checkbox', { name: /^It pays/ }).check();
    },
  },
  { name: 'accounts', as: 'admin', path: '/dashboard/invoicing/accounts' },
  { name: 'rate', as: 'client', path: '/dashboard', then: rate },
  { name: 'rate-approved', as: 'client', path: '/dashboard', then: rated },
  { name: 'organisations', as: 'admin', path: '/dashboard/organisations' },
  { name: 'reports', as: 'admin', path: '/dashboard/admin/reports' },
  { name: 'settings', as: 'admin', path: '/dashboard/settings' },
  { name: 'set-up', as: 'admin', path: '/dashboard/settings/set-up' },
  { name: 'people', as: 'admin', path: '/dashboard/admin/people' },
  { name: 'audit', as: 'admin', path: '/dashboard/admin/audit' },
  { name: 'leads', as: 'admin', path: '/dashboard/admin/leads' },
  { name: 'subscribers', as: 'admin', path: '/dashboard/admin/subscribers' },
  { name: 'issues', as: 'admin', path: '/dashboard/admin/issues' },
  {
    name: 'issue-sent',
    as: 'admin',
    path: '/dashboard/admin/issues',
    then: issueOf('Three questions for your data'),
  },
  {
    name: 'issue-review',
    as: 'admin',
    path: '/dashboard/admin/issues',
    then: issueOf('Buying or building'),
  },
  { name: 'mail', as: 'admin', path: '/dashboard/admin/mail' },
  { name: 'inbound-mail', as: 'admin', path: '/dashboard/admin/inbound-mail' },
  { name: 'api-tokens', as: 'admin', path: '/dashboard/admin/api-tokens' },
  { name: 'webhooks', as: 'admin', path: '/dashboard/admin/webhooks' },
  {
    name: 'webhooks-form',
    as: 'admin',
    path: '/dashboard/admin/webhooks',
    then: press('Add a webhook'),
  },
  { name: 'data-requests', as: 'admin', path: '/dashboard/admin/privacy' },
  { name: 'quarantine', as: 'admin', path: '/dashboard/admin/quarantine' },
];
