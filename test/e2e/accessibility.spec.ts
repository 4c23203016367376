import { mailOf, newMessageId, postMail, settled } from '../support/inbound-mail';
import { companiesAt } from '../support/company';
import { patterns } from '../../frontend/portal/paths';
import type { Screen } from '../../frontend/portal/screen';
import { screens } from '../support/portal-screens';
import {
  Api,
  change,
  delegate,
  enquire,
  personWithRole,
  raise,
  raisedOne,
  type Role,
  type SharedStack,
  subscribe,
  write,
} from './setting';
import { expect, type Page, type Person, phone, press, test, visit } from './fixtures';
import { draftOf, issue } from './invoices';
import {
  expectFine,
  expectFitsZoomed,
  expectFineInBothThemes,
  expectSoundEverywhere,
  expectSoundZoomed,
} from './sound';

// Every screen once, with data in it; then what opens on them. Specs check the states they make.
test.describe.configure({ mode: 'parallel' });
test.slow();

type Ids = Partial<Record<string, string>>;

/** An admin sees all staff screens; the other teams are opened where theirs differ. */
const screensOf = (role: Role) =>
  screens.filter(({ path, guard }) => {
    if (guard === 'visitor') return false;
    if (role === 'client') return guard === 'user' || guard === 'client';
    if (role === 'admin') return guard !== 'client';
    return guard === role || path === patterns.dashboard || path === patterns.request;
  });

/** Staff see other parts of these than clients do. */
const HAVE_SIDES: string[] = [
  patterns.dashboard,
  patterns.request,
  patterns.proposals,
  patterns.proposal,
  patterns.invoice,
];

/** Screens that a client's walk or an admin's has shown already, in the same way. */
const isSeen = (role: Role, { path, guard }: Screen) =>
  (role === 'admin' && guard === 'user' && !HAVE_SIDES.includes(path)) ||
  (role === 'manager' && path !== patterns.dashboard);

async function openScreen(page: Page, address: string): Promise<void> {
  await visit(page, address, page.getByRole('heading', { level: 1 }));
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function walk(page: Page, role: Role, walked: readonly Screen[], ids: Ids): Promise<void> {
  for (const screen of walked) {
    const address = addressOf(screen.path, ids);
    await openScreen(page, address);
    await (isSeen(role, screen) ? expectFitsZoomed : expectSoundZoomed)(page, address);
  }
}

for (const role of ['client', 'support', 'manager'] as const) {
  test(`every screen of a ${role} is sound`, async ({ signedIn, stack }) => {
    const { client, ids } = await talkedAbout(stack, role === 'client' ? 'support' : role);
    const { page } = await signedIn(role === 'client' ? client : role);
    await walk(page, role, screensOf(role), ids);
  });
}

// In two halves, because it would be the longest test by far.
for (const half of [0, 1]) {
  test(`every screen of an admin is sound, half ${half + 1}`, async ({ signedIn, stack }) => {
    const { ids } = await talkedAbout(stack, 'manager');
    const { page, person } = await signedIn('admin');
    Object.assign(ids, await recordedFor(stack, person));
    const walked = screensOf('admin').filter((_, index) => index % 2 === half);
    await walk(page, 'admin', walked, ids);
  });
}

test('every screen without a session is sound', async ({ page, expected }) => {
  // Links without a valid token.
  expected(400, 404);
  const doors = screens.filter(({ guard }) => guard === 'visitor').map(({ path }) => path);
  for (const address of [
    ...doors,
    '/no-such-page',
    '/signin?error=access_denied&provider=google',
    '/reset-password?token=any',
  ]) {
    await openScreen(page, address);
    await expectSoundZoomed(page, address);
  }
});

test('signing up with complaints', async ({ page }) => {
  await page.goto('/get-started');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await press(page, 'Create account', 'Company is required', 'Password strength:');
  await expectSoundEverywhere(page);
});

test('the menus of the frame', async ({ signedIn }) => {
  const { page } = await signedIn('client', '/dashboard/services');
  await press(page, 'Profile menu', page.getByRole('menuitem', { name: 'Sign Out' }));
  await expectSoundEverywhere(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Portal, small screen' })).toBeVisible();
  await expectFineInBothThemes(page, 'the menu');
});

test('the later steps of the wizard, empty and with complaints', async ({ signedIn }) => {
  const { page } = await signedIn('client', '/dashboard/raise-request');
  for (const step of [2, 3]) {
    await press(page, 'Next', `Step ${step} of 3`);
    await expectFine(page, `step ${step}`);
  }
  await press(page, 'Submit', 'Please fill in all required fields');
  await expectSoundEverywhere(page);
});

test('the menu and the dialogs of a row of the queue', async ({ signedIn, stack }) => {
  const { tag, requestId } = await raisedOne(stack);
  await change(stack, await personWithRole(stack, 'admin'), requestId, 'completed');
  const { tag: other } = await raisedOne(stack);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${other}`);
  await page.getByRole('button', { name: `assignee of ${other}` }).click();
  await expectSoundEverywhere(page, 'the menu of assignees');
  await page.getByRole('menuitem', { name: 'Delegate to Manager' }).click();
  await expect(page.getByRole('dialog', { name: 'Delegate request' })).toBeVisible();
  await expectSoundEverywhere(page, 'delegating');
  await page.goto(`/dashboard/admin?search=${tag}`);
  await page.getByLabel(`Status of ${tag}`).selectOption('pending');
  await expect(page.getByRole('dialog', { name: 'Unusual change of status' })).toBeVisible();
  await expectFine(page, 'an unusual change');
});

test('a request beside the queue, with its history open', async ({ signedIn, stack }) => {
  const { tag } = await raisedOne(stack, 'support');
  const { page } = await signedIn('support', `/dashboard/support?search=${tag}`);
  await page.getByRole('link', { name: tag }).click();
  const dialog = page.getByRole('dialog', { name: tag });
  await press(dialog, dialog.getByText('History (2)'), 'Request raised');
  await expectSoundEverywhere(page);
});

const addressOf = (path: string, ids: Ids): string => {
  if (!path.includes(':id')) return path;
  const id = ids[path];
  if (!id) throw new Error(`The walk has no id for ${path}.`);
  return path.replace(':id', id);
};

/** Requests of every status in a company; the last has a team, messages and an offer. */
async function talkedAbout(stack: SharedStack, team: 'manager' | 'support') {
  const { _id: organisation, lead: client } = await companiesAt(stack).company('everyone');
  const admin = await personWithRole(stack, 'admin');
  let agreed = '';
  for (const [index, status] of ['pending', 'rejected', 'completed', 'approved'].entries()) {
    const urgency = ['low', 'medium', 'high', 'critical'][index];
    const { _id } = await raise(stack, client.token, { projectName: `Now ${status}`, urgency });
    await change(stack, admin, _id, status, 'It was agreed on the telephone.');
    agreed = _id;
  }
  const projectName = 'Long-winded '.repeat(9);
  const { _id: request } = await raise(stack, client.token, { projectName, urgency: 'critical' });
  await delegate(stack, admin, request, team, 'Please look at it.');
  await write(stack, client, request, 'Three of our depots are new.');
  await write(stack, admin, request, 'Then let us begin with those.');
  const api = new Api(stack.baseUrl);
  const offerOn = async (requestId: string) => {
    const at = `/api/requests/${requestId}/proposals`;
    const { body } = await api.post(at, { kind: 'offer' }, admin.token);
    const { _id } = body.proposal as { _id: string };
    const draft = { ...OFFER, version: 1 };
    const saved = await api.put(`/api/proposals/${_id}/draft`, draft, admin.token);
    expect(saved.status).toBe(200);
    return _id;
  };
  const sentOn = async (requestId: string) => {
    const id = await offerOn(requestId);
    const { version } = (await api.get(`/api/proposals/${id}`, admin.token)).body;
    const sending = await api.post(`/api/proposals/${id}/send`, { version }, admin.token);
    expect(sending.status).toBe(200);
    return { id, paper: sending.body.proposal.paper as { version: number; sha256: string } };
  };
  const { id: sent } = await sentOn(request);
  const other = await raise(stack, client.token, { projectName: 'Signed' });
  await delegate(stack, admin, other._id, team);
  const { id: signed, paper } = await sentOn(other._id);
  const { version, sha256 } = paper;
  const accepting = { version, sha256, name: 'Amira Khan', terms: true };
  const accepted = await api.post(`/api/proposals/${signed}/accept`, accepting, client.token);
  expect(accepted.status).toBe(200);
  const invoice = await draftOf(stack, admin, other._id);
  await issue(stack, { admin, client }, invoice);
  // The widest pair of badges that appear side by side in a list.
  await stack.sql(`UPDATE project_requests SET status = 'completed' WHERE id = $1`, [request]);
  const ids: Ids = {
    [patterns.request]: request,
    [patterns.organisation]: organisation,
    [patterns.proposal]: sent,
    [patterns.proposalSigned]: signed,
    [patterns.proposalDraft]: await offerOn(agreed),
    [patterns.invoice]: invoice,
  };
  return { client, ids };
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const OFFER = {
  scope: '## What we do\n\n- A forecast for **4,000 parts**',
  exclusions: '- Licences',
  lines: [{ text: 'Forecasting model', quantity: 1_500, unitMinor: 800_000, vatRate: 2_000 }],
  deposit: { share: 3_000 },
  milestones: [{ title: 'Hand-over', due: inDays(20), share: 7_000 }],
  validUntil: inDays(30),
};

const ISSUE = {
  subject: 'What we learned – in November',
  preheader: 'Three projects, and one we advised against.',
  body: '## Spare parts\n\nIt *paid* in [nine weeks](/case-studies).',
  topics: ['newsletter'],
};

const WEBHOOK = { url: 'http://127.0.0.1:9/', types: ['request.reopened'] };

/** A row for each list of an admin that the requests do not fill. */
async function recordedFor(stack: SharedStack, admin: Person): Promise<Ids> {
  const api = new Api(stack.baseUrl);
  await enquire(stack, { service: 'Machine Learning' });
  const { email } = await subscribe(stack);
  const made = await Promise.all([
    api.post('/api/issues', ISSUE, admin.token),
    api.post('/api/tokens', { name: 'Sync', scopes: ['files:read'], days: 1 }, admin.token),
    api.post('/api/webhooks', WEBHOOK, admin.token),
    api.post('/api/admin/privacy', { kind: 'export', email }, admin.token),
  ]);
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  await stack.sql(
    `INSERT INTO attachments (id, uploader_id, name, bytes, sha256, media_type, storage_key, state, finding)
     VALUES (gen_random_uuid(), $1, 'plan.txt', 12, sha256('x'), 'text/plain', gen_random_uuid()::text,
       'quarantined', 'Eicar-Test-Signature')`,
    [admin.id],
  );
  const messageId = newMessageId();
  const mail = { from: 'Ada <ada@elsewhere.example>', to: 'hello@fenwright.example', messageId };
  await postMail(stack, mailOf({ ...mail, subject: 'Our depots', text: 'In the north.' }));
  await settled(stack, messageId);
  return { [patterns.issue]: (made[0].body as { _id: string })._id };
}
