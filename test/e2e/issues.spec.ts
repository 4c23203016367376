import brand from '../../brand.json';
import { Api, personWithRole } from './setting';
import { confirmedReader } from '../support/readers';
import { confirm, expect, fillIn, follow, press, test } from './fixtures';
import { expectAccessible, expectNoOverflow, expectSoundEverywhere } from './sound';

test.slow();

const { colours } = brand;
const rgbOf = (hex: string): string =>
  `rgb(${hex
    .match(/[\da-f]{2}/gi)!
    .map((part) => parseInt(part, 16))
    .join(', ')})`;

const WIDE = `\`\`\`\n${'code'.repeat(60)}\n\`\`\`\n\n${['head'.repeat(9), '-', 'cell'.repeat(9)]
  .map((cell) => `|${`${cell}|`.repeat(8)}`)
  .join('\n')}`;

test('an issue is written, approved, sent and read', async ({ stack, signedIn, expected }) => {
  // The preview runs no scripts, the accessibility checker's neither.
  expected('Blocked script execution');
  await stack.sql('UPDATE issue_pools SET per_minute = NULL');
  // With two admins, the second approves.
  const author = await personWithRole(stack, 'admin');
  const approver = await personWithRole(stack, 'admin');
  const reader = await confirmedReader(stack);
  const { page } = await signedIn(author, '/dashboard/admin/issues');
  await page.getByRole('link', { name: 'Write an issue' }).click();
  const subject = `Buying or building ${Date.now()}`;
  await fillIn(page, {
    Subject: subject,
    'Text in Markdown': '## When it pays\n\nSee [this](nowhere).',
  });
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'When it pays' })).toBeVisible();
  await expect(page.getByText('These links lead nowhere: nowhere.')).toBeVisible();
  await page
    .getByLabel('Text in Markdown')
    .fill(`## When it pays\n\nSee [this](/insights).\n\n${WIDE}`);
  await press(page, 'Text only', 'We do not track you');
  await press(page, 'Dark');
  await expect(mail.locator('body')).toHaveCSS('background-color', rgbOf(colours.dark.paper));
  await press(page, 'Save', page.getByRole('heading', { level: 1, name: subject }));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page, 'an issue as a draft');
  await press(page, 'Send a test to me');
  await stack.mailbox.waitFor({ to: author.email, subject: `[Test] ${subject}` });
  await press(page, 'Ask for approval', page.getByText('To approve').first());
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();

  const address = new URL(page.url()).pathname;
  const { page: other } = await signedIn(approver, address);
  const read = other.frameLocator('iframe').getByRole('heading', { name: 'When it pays' });
  await expect(read).toBeVisible();
  await expect(other.getByLabel('Subject')).toHaveCount(0);
  for (const width of [320, 1440]) {
    await other.setViewportSize({ width, height: 900 });
    await expectNoOverflow(other);
  }
  await expectAccessible(other, 'an issue to approve');
  await press(other, 'Approve');
  await confirm(other, 'Send…', 'Send');
  await expect(other.getByText('Finished')).toBeVisible({ timeout: 30_000 });
  // Pale while it goes.
  await expect(other.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(other, 'an issue that was sent');
  const received = await stack.mailbox.waitFor({ to: reader.email, subject });
  const [archive] = /https?:\/\/\S+\/newsletter\/\d\S+/.exec(received.text)!;
  await other.goto(new URL(archive).pathname);
  await expect(other.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  for (const width of [320, 1440]) {
    await other.setViewportSize({ width, height: 900 });
    await expectNoOverflow(other);
  }
  await expectAccessible(other, 'an issue on the site');
  await other.goto('/newsletter');
  await follow(other, subject, other.getByRole('heading', { level: 2, name: 'When it pays' }));
  const feed = await other.locator('link[href="/newsletter/feed.xml"]').getAttribute('href');
  const titles = await other.evaluate(async (url) => {
    const xml = await (await fetch(url)).text();
    const entries = new DOMParser()
      .parseFromString(xml, 'text/xml')
      .querySelectorAll('entry > title');
    return [...entries].map(({ textContent }) => textContent);
  }, feed!);
  expect(titles).toContain(subject);
});

test('nobody approves unseen, or loses what they typed', async ({ stack, signedIn, expected }) => {
  expected(409);
  const author = await personWithRole(stack, 'admin');
  const approver = await personWithRole(stack, 'admin');
  const api = new Api(stack.baseUrl);
  const written = { subject: 'First words', body: 'One.', topics: ['newsletter'] };
  const { body } = await api.post('/api/issues', written, author.token);
  const path = `/api/issues/${body._id}`;
  const rewrite = async (over: object) => {
    await api.put(path, { ...written, ...over }, author.token);
    await api.post(`${path}/moves`, { move: 'submit' }, author.token);
  };
  const stored = async () => (await api.get(path, author.token)).body as Record<string, unknown>;
  await rewrite({});
  const { page } = await signedIn(approver, `/dashboard/admin/issues/${body._id}`);
  const subject = (text: string) => page.getByRole('heading', { level: 1, name: text });
  await expect(subject('First words')).toBeVisible();
  await rewrite({ subject: 'Second words' });
  await press(page, 'Approve', page.getByText('has been changed in the meantime').first());
  await expect(subject('Second words')).toBeVisible();
  expect((await stored())['state']).toBe('review');
  await press(page, 'Edit the text');
  await expect(page.getByLabel('Subject')).toHaveValue('Second words');

  await page.getByLabel('Subject').fill('Mine');
  await rewrite({ subject: 'Third words' });
  const theirs = page.getByRole('group', { name: 'Subject' }).getByText('Third words');
  await press(page, 'Save', theirs);
  await expectSoundEverywhere(page, 'theirs beside mine');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Mine');
  await press(page, 'Save', theirs);
  expect((await stored())['subject']).toBe('Third words');
  await press(page, 'Keep mine', page.getByRole('heading', { level: 1, name: 'Mine' }));

  await page.getByLabel('Subject').fill('Mine again');
  await rewrite({ subject: 'Fourth words' });
  await press(page, 'Save');
  await press(page, 'Take theirs');
  await expect(page.getByLabel('Subject')).toHaveValue('Fourth words');
  // They have written some of it since the last approval.
  await expect(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
});
