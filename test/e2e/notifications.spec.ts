import { raise } from './setting';
import { answerWith, expect, onPhone, press, reload, rewrite, test, visit } from './fixtures';
import { expectAccessible, expectFine } from './sound';

test('the bell is called what is written on it, however much is unread', async ({ signedIn }) => {
  const { page } = await signedIn('client');
  await rewrite(page, '**/api/notifications?*', (answer) => ({ ...answer, unread: 120 }));
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 9+ unread');
  await expect(bell).toHaveText('9+');
  await expectAccessible(page);
});

test('the bell tells what is new, and opens it, at 390', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard', onPhone);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const popup = page.getByRole('dialog', { name: 'Notifications' });
  await expect(popup.getByText('Nothing yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  for (const name of ['Tide tables', 'Sluice alarms']) {
    await raise(stack, person.token, { projectName: name });
  }
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  await expectFine(page);
  await popup.getByRole('link', { name: /Sluice alarms/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sluice alarms' })).toBeVisible();
  await expect(popup).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await press(popup, 'Mark all read');
  await expect(bell).toHaveAccessibleName('Notifications');
  await popup.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  await expect(page.getByLabel('Show', { exact: true })).toHaveCount(0);
  await visit(
    page,
    '/dashboard/notifications?filter=unread',
    page.getByText('No notifications match'),
  );
  await page.getByLabel('Show', { exact: true }).selectOption('All notifications');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Show', { exact: true }).selectOption('Unread only');
  await expect(page).toHaveURL(/filter=unread/);
  await reload(page, 'No notifications match');
});

test('what cannot be marked says so', async ({ signedIn, stack, expected }) => {
  expected(500);
  const { page, person } = await signedIn('client');
  await raise(stack, person.token, { projectName: 'Tide tables' });
  await visit(
    page,
    '/dashboard/notifications',
    page.getByRole('main').getByText('Unread', { exact: true }),
  );
  await answerWith(page, '**/api/notifications/read', 500);
  await press(page.getByRole('main'), 'Mark all read');
  await expect(page.getByText('The notifications could not be marked as read.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Unread', { exact: true })).toBeVisible();
});
