import { Api, personWithRole, raise } from './setting';
import { dispatched } from '../support/drained';
import { eventually } from '../support/eventually';
import { expect, expectFine, type Person, press, reload, test, visit } from './fixtures';

test.slow();

type Place = Parameters<typeof raise>[0] & Parameters<typeof dispatched>[0];

async function askedOf(stack: Place, client: Person): Promise<string> {
  const api = new Api(stack.baseUrl);
  const admin = await personWithRole(stack, 'admin');
  const { _id: requestId } = await raise(stack, client.token);
  await api.put('/api/admin-requests', { requestId, status: 'completed' }, admin.token);
  await dispatched(stack);
  await stack.sql('UPDATE ratings SET next_at = now() WHERE request_id = $1', [requestId]);
  const { body } = await eventually(
    () => api.get(`/api/requests/${requestId}/rating`, client.token),
    (answer) => answer.body.rating !== null,
  );
  return `/rate#${body.rating.token}`;
}

test('a client rates, approves and withdraws words', async ({ page, stack, expected }) => {
  expected(410);
  const client = await personWithRole(stack, 'client');
  const path = await askedOf(stack, client);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${path}.2`);
  await expect(page.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  await expectFine(page, 'rating');
  await page.getByRole('radio', { name: '2 of 5' }).press('ArrowLeft');
  await page.getByLabel('The handover').check();
  await page.getByLabel('Remark').fill('They told us what would not work.');
  await press(page, 'Send rating', 'You rated our work 1 of 5.');
  await expect(page.locator(':focus')).toContainText('You rated our work 1 of 5.');
  const call = page.getByRole('link', { name: 'Book a call' });
  await expect(call).toHaveAttribute('href', /^\/book\?about=REQ-\d+$/);
  const words = page.getByRole('textbox', { name: 'Your testimonial' });
  await expect(words).toHaveValue('They told us what would not work.');
  await press(page, 'Approve testimonial', 'Please agree that we publish these words.');
  await page.getByLabel(/^I agree that/).check();
  await press(page, 'Approve testimonial');
  await expect(page.locator(':focus')).toContainText('Approved.');
  const approved = page.getByRole('region', { name: 'Your testimonial' });
  await expect(approved.getByText('They told us what would not work.')).toBeVisible();
  await expectFine(page, 'approved words');
  await press(approved, 'Change it');
  await expect(words).toBeFocused();
  await page.getByLabel(/^I agree that/).check();
  await press(page, 'Approve testimonial');
  await press(approved, 'Withdraw');
  await expect(page.locator(':focus')).toContainText('Your testimonial has been withdrawn.');
  await expect(page.getByRole('heading', { name: 'May we publish a testimonial?' })).toBeVisible();
  await reload(page, 'You rated our work 1 of 5.');
  await visit(page, '/rate#nothing', /This link no longer works/);
  await visit(page, '/rate', /arrived without its last part/);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
});

test('the question waits on the dashboard', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  await askedOf(stack, person);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Rate our work' }).click();
  await press(page, 'Send rating', 'Choose a score from 1 to 5.');
  await page.getByText('4', { exact: true }).click();
  await press(page, 'Send rating', 'You rated our work 4 of 5.');
  await page.goto('/dashboard/requests');
  await page.getByRole('link', { name: /Demand forecasting/ }).click();
  await expect(page.getByRole('region', { name: 'Your rating' })).toContainText('4 of 5');
});
