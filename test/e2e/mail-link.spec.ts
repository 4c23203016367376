import { mailedLink, raise } from './setting';
import { expect, fillSignIn, onPhone, press, reload, test, visit } from './fixtures';
import { expectFine } from './sound';

test('a client answers from the mail', async ({ newPage, signedIn, stack, expected }) => {
  expected(403, 410);
  const { person } = await signedIn('client', onPhone);
  const { _id, reference } = await raise(stack, person.token);
  const link = await mailedLink(stack, person.email, reference, '/act#');
  const page = await newPage(onPhone);
  await visit(page, link, page.getByRole('heading', { name: `Open ${reference}` }));
  await expectFine(page);
  await press(page, 'Open the request');
  await page.waitForURL(`**/dashboard/requests/${_id}`);
  await page.getByLabel('Message to our team').fill('Here is my answer, from the mail.');
  await press(page, 'Send message');
  await expect(page.getByLabel('Message to our team')).toHaveValue('');
  await expect(page.getByText('Here is my answer, from the mail.')).toBeVisible();
  await reload(page, 'Here is my answer, from the mail.');

  await page.getByRole('link', { name: '← My Requests' }).click();
  await page.waitForURL('**/signin?next=%2Fdashboard%2Frequests');
  await expect(page.getByText('Sign in with your password to continue.')).toBeVisible();
  await fillSignIn(page, person, '**/dashboard/requests');
  await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();

  await page.goto(link);
  await page.waitForURL(`**/dashboard/requests/${_id}`);
  const other = await newPage(onPhone);
  await other.goto(link);
  await press(other, 'Open the request');
  await other.waitForURL(`**/signin?next=${encodeURIComponent(`/dashboard/requests/${_id}`)}`);
  await expect(other.getByText('This link no longer works')).toBeVisible();
  await expectFine(other);
  await fillSignIn(other, person, `**/dashboard/requests/${_id}`);
});
