import { mailOf, postMail, provenBy, replyAddressIn } from '../support/inbound-mail';
import { expect, press, test, visit } from './fixtures';
import { expectFineInBothThemes } from './sound';

const ADDRESS = '/dashboard/settings/set-up';
const SUBJECT = 'Test mail from Fenwright';

test('an admin is led through the set-up, and a test mail comes back', async ({
  signedIn,
  stack,
}) => {
  test.slow();
  await stack.sql('DELETE FROM set_up_proofs');
  const { page, person } = await signedIn('admin', '/dashboard');
  const card = page.getByRole('region', { name: 'Set up Fenwright' });
  await expect(card.getByText(/^\d of 9 steps are done$/)).toBeVisible();
  await card.getByRole('link', { name: 'All steps' }).click();
  await expect(page).toHaveURL(ADDRESS);
  const steps = page.getByRole('list', { name: 'Steps of the set-up' }).getByRole('listitem');
  await expect(steps).toHaveCount(9);
  const step = (name: string) => steps.filter({ has: page.getByText(name, { exact: false }) });

  await press(step('Working hours'), 'These hours are right');
  await expect(step('Working hours').getByRole('group')).toBeVisible();
  await expectFineInBothThemes(page);

  await press(step('Mail out'), 'Send a test mail');
  await stack.mailbox.waitFor({ to: person.email, subject: SUBJECT });
  const arrived = step('Mail out').getByRole('button', { name: 'It has arrived' });
  await expect(arrived).toBeVisible({ timeout: 20_000 });
  const to = await replyAddressIn(stack, person.email, SUBJECT);
  const headers = [provenBy(person.email)];
  await postMail(stack, mailOf({ from: person.email, to, text: 'It works.', headers }));
  // An answer proves both ways, and the page notices it.
  await expect(step('Mail in')).toHaveAttribute('data-done', 'true', { timeout: 25_000 });
  await expect(step('Mail out')).toHaveAttribute('data-done', 'true');
});

test('the set-up is for admins', async ({ signedIn }) => {
  const { page } = await signedIn('manager', '/dashboard');
  await expect(page.getByRole('heading', { name: 'Overdue and due today' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set up Fenwright' })).toHaveCount(0);
  await visit(page, '/dashboard/settings', page.getByRole('link', { name: 'General' }));
  await expect(page.getByRole('link', { name: 'Set-up' })).toHaveCount(0);
});
