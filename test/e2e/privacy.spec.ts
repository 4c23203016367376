import { expect, expectFine, expectFineInBothThemes, onDesktop, type Page, test } from './fixtures';
import { downloaded, expectShown, fillIn, finish, press, submit } from './steps';
import { section, ageSessions } from './profiles';

const yourData = (page: Page) => section(page, 'Your data');

test('a client gets a copy and is kept', async ({ signedIn, stack, newPage, expected }) => {
  expected(403, 422);
  const { page, person } = await signedIn('client', onDesktop);
  await ageSessions(stack, person);
  await page.goto('/dashboard/profile#your-data');
  await press(yourData(page), 'Get a copy');
  const dialog = page.getByRole('dialog');
  await press(dialog, 'Get a copy');
  await submit(dialog, { 'Current password': person.password }, 'Get a copy');
  await expect(yourData(page).getByText('Your copy is ready.')).toBeVisible({ timeout: 20_000 });
  expect((await downloaded(page, 'Download my data')).name).toMatch(/\.zip$/);

  await expectShown(yourData(page), /^A proposal you accepted is a contract: it stays/);
  await press(yourData(page), 'Erase my account');
  await press(dialog, 'Erase in 14 days');
  await expect(dialog.getByText('Enter your password to confirm.').first()).toBeVisible();
  await expectFine(page);
  await submit(dialog, { 'Current password': person.password }, 'Erase in 14 days');
  await expect(yourData(page).getByText('Until then you can change your mind.')).toBeVisible();
  await expectFineInBothThemes(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See your data' }).click();
  await press(yourData(page), 'Keep my account');
  await expect(yourData(page).getByRole('button', { name: 'Erase my account' })).toBeVisible();
  await expect(yourData(page).locator(':focus')).toBeVisible();

  // Erase again and cancel through the mail's button; opening its page changes nothing yet.
  await press(yourData(page), 'Erase my account');
  await dialog.getByLabel('Current password').fill(person.password);
  await finish(dialog, 'Erase in 14 days');
  const announced = { to: person.email, subject: 'Your account will be erased' };
  const mails = await stack.mailbox.waitForCount(2, announced);
  const [link] = /http\S+keep-account\?token=[\w-]+/.exec(mails[0]!.text)!;
  const guest = await newPage(onDesktop);
  await guest.goto(link);
  await press(guest, 'Keep my account', 'Your account stays.');
  await expectFine(guest);
});

test('an admin raises a request for somebody, and cancels it', async ({ signedIn }) => {
  const { person } = await signedIn('client');
  const { page } = await signedIn('admin', '/dashboard/admin/privacy?kind=erase', onDesktop);
  await press(page, 'Raise a request');
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'E-mail address': person.email, 'What they asked for': 'erase' });
  await press(dialog, 'Raise request');
  const who = `${person.firstName} ${person.lastName}`;
  const cancel = page.getByRole('button', { name: `Cancel: ${who}` });
  await expect(cancel).toBeVisible();
  await expect(page.getByText(/\d+ days left/).first()).toBeVisible();
  await cancel.click();
  await press(dialog, 'Cancel the data request');
  await expect(cancel).toHaveCount(0);
});
