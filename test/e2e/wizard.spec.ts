import type { Locator } from '@playwright/test';
import type { Person, SharedStack } from './setting';
import { expect, expireSessions, fillSignIn, type Page, phone, test } from './fixtures';
import { confirm, expectValues, fillIn, follow, press, submit } from './steps';

const SUBMITTED = "Request submitted successfully! We'll get back to you within 24 hours.";
const SIGNED_OUT = 'Authentication required. Please sign in again.';
const PROJECT = 'Read delivery notes by machine';
const DESCRIPTION =
  'Paper delivery notes are typed in by hand; they should be read, checked and posted.';

test('is refused beside a field, then submitted once', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard/raise-request');
  await fillRequired(page);
  await submit(page, { 'Contact e-mail': 'not an address' }, 'Submit');
  const email = page.getByLabel('Contact e-mail');
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  expect(await requestsOf(stack, person)).toEqual([]);
  await page.getByLabel('Contact e-mail').fill(person.email);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByText(SUBMITTED, { exact: true })).toBeVisible();
  const shownAt = Date.now();
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveText([SUBMITTED]);
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByText(PROJECT)).toHaveCount(0);
  await page.waitForURL('**/dashboard');
  expect(Date.now() - shownAt).toBeGreaterThan(2_000);
  await expect(page.getByRole('link', { name: PROJECT }).first()).toBeVisible();
  expect(await requestsOf(stack, person)).toEqual([
    expect.objectContaining({ description: DESCRIPTION, urgency: 'medium' }),
  ]);
  const arrived = page.getByRole('status').filter({ hasText: 'We have received' });
  await expect(arrived).toContainText(/We have received REQ-\d{6}\..*We’ll reply by \d/);
  await follow(arrived, 'Open your request', page.getByRole('region', { name: 'Where it stands' }));
});

test('keeps the draft over a reload, until it is started over', async ({ signedIn }) => {
  const { page } = await signedIn('client', '/dashboard/raise-request');
  await submit(page, { 'Project name': PROJECT, Description: DESCRIPTION }, 'Next');
  await page.getByLabel('Budget').selectOption('discuss');
  await page.reload();
  await expectStep(page, 2, '67%');
  await expect(page.getByLabel('Budget')).toHaveValue('discuss');
  await press(page, 'Previous');
  await expectValues(page, { 'Project name': PROJECT, Description: DESCRIPTION });

  await confirm(page, 'Start over', 'Keep it');
  await expectValues(page, { 'Project name': PROJECT, Description: DESCRIPTION });
  await confirm(page, 'Start over', 'Delete this draft');
  await expect(page.getByLabel('Project name')).toHaveValue('');
});

test('keeps the draft when the session ends', async ({ signedIn, stack, expected }) => {
  expected(401);
  const { page, person } = await signedIn('client', '/dashboard/raise-request');
  await fillRequired(page);
  await expireSessions(stack, person);
  await press(page, 'Submit', SIGNED_OUT);
  await page.waitForURL(/\/signin\?next=%2Fdashboard%2Fraise-request$/);
  await fillSignIn(page, person, '**/dashboard/raise-request');
  await expectStep(page, 3, '100%');
  await press(page, 'Submit', SUBMITTED);
  expect(await requestsOf(stack, person)).toHaveLength(1);
});

test('takes the service from the address, or from the catalogue', async ({ signedIn }) => {
  const { page } = await signedIn('client');
  for (const [name, value] of Object.entries({
    'data-analytics': 'data-analytics',
    'custom-app-development': 'custom-app',
    'no-such-service': '',
  })) {
    await page.goto(`/dashboard/raise-request?service=${name}`);
    await expect(page.getByLabel('Service type')).toHaveValue(value!);
  }

  await page.goto('/dashboard/services');
  await page.getByRole('link', { name: 'Request Consultation: Custom Web Applications' }).click();
  await expect(page.getByLabel('Service type')).toHaveValue('custom-app');
});

test('can be filled and sent with the keyboard alone', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard');
  const keyboard = page.keyboard;
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target, 'reached with Tab').toBeFocused();
  };
  const next = page.getByRole('button', { name: 'Next' });
  await tabTo(page.getByRole('link', { name: 'Raise New Request' }).first());
  await keyboard.press('Enter');
  await expectStep(page, 1, '33%');
  await tabTo(page.getByLabel('Project name'));
  await keyboard.type('Typed');
  await tabTo(page.getByLabel('Service type'));
  await keyboard.type('Data');
  await tabTo(page.getByLabel('Description'));
  await keyboard.type('Without a mouse');
  await tabTo(next);
  await keyboard.press('Enter');
  await expectStep(page, 2, '67%');
  await tabTo(page.getByLabel('Timeline'));
  await keyboard.type('Flex');
  await tabTo(page.getByLabel('Budget'));
  await keyboard.type('Over');
  await tabTo(next);
  await keyboard.press('Enter');
  await expectStep(page, 3, '100%');
  await expect(page.getByText('Contact and details').last()).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Submit' }));
  await keyboard.press('Enter');
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  expect(await requestsOf(stack, person)).toEqual([
    expect.objectContaining({
      service_type: 'data-analytics',
      timeline: 'flexible',
      budget: 'over-100k',
      description: 'Without a mouse',
    }),
  ]);
});

test('the first field is in view on a phone', async ({ signedIn }) => {
  for (const viewport of [phone, { width: 320, height: 640 }]) {
    const { page } = await signedIn('client', '/dashboard/raise-request', { viewport });
    const top = async (label: string) => (await page.getByLabel(label).boundingBox())!.y;
    await expect(page.getByLabel('Project name')).toBeVisible();
    expect(await top('Project name')).toBeLessThan(260);
    await expect(page.getByRole('button', { name: /Time and budget/ })).toBeHidden();
    await expect(page.getByText('The project', { exact: true }).last()).toBeVisible();
    await page.getByLabel('Description').scrollIntoViewIfNeeded();
    await press(page, 'Next');
    await expect(page.getByLabel('Timeline')).toBeInViewport();
    expect(await top('Timeline')).toBeLessThan(260);
  }
});

async function expectStep(page: Page, step: number, percent: string): Promise<void> {
  await expect(page.getByText(`Step ${step} of 3`, { exact: true })).toBeVisible();
  await expect(page.getByText(percent, { exact: true })).toBeVisible();
}

async function fillRequired(page: Page): Promise<void> {
  await fillIn(page, { 'Project name': PROJECT, 'Service type': 'ai-integration' });
  await submit(page, { Description: DESCRIPTION }, 'Next');
  await submit(page, { Timeline: '1-month', Budget: '5k-15k' }, 'Next');
  await page.getByLabel('Industry').fill('Freight');
}

const requestsOf = (stack: Pick<SharedStack, 'sql'>, { id }: Person) =>
  stack.sql<Record<string, string>>('SELECT * FROM project_requests WHERE user_id = $1', [id]);
