import { newsletterBoxes } from '../../frontend/content/newsletter';
import { mailedLink, newEmail } from './setting';
import { answerWith, expect, fillIn, press, submit, test, visit, withoutClock } from './fixtures';
import { expectFine, expectNoOverflow, expectSoundEverywhere } from './sound';
import { expectSent, stateOf, subscribeInFooter } from './site-forms';

const CONFIRM = 'Please confirm your subscription';
const WELCOME = 'Welcome to Fenwright Newsletter!';

test.slow();
test('a newsletter: confirm, leave, come back, choose', async ({ page, stack }) => {
  const email = newEmail('reader');
  await page.goto('/');
  await withoutClock(page);
  const form = page.getByRole('form', { name: newsletterBoxes.home.title });
  await press(form, 'Subscribe', 'Full name is required');
  await fillIn(form, { 'Full name': 'Ada Byron', 'Email address': email, Company: 'Individual' });
  await press(form, 'Subscribe');
  await expectSent(page, 'newsletter', /^Successfully subscribed to newsletter!/);
  await expect(page.getByRole('main').getByText(/One more step/)).toBeVisible();

  const confirm = await mailedLink(stack, email, CONFIRM, '/verify-subscription');
  await page.goto(confirm);
  const button = page.getByRole('button', { name: 'Confirm my subscription' });
  await expect(button).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectFine(page, 'verify');
  expect(await stateOf(stack, email), 'opened by a browser with scripts').toBe('pending');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subscription verified successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSoundEverywhere(page, 'verified');
  expect(await stateOf(stack, email)).toBe('confirmed');
  await page.goto(confirm);
  await press(page, button, 'Subscription already verified');

  await page.goto(await mailedLink(stack, email, WELCOME, '/unsubscribe'));
  await expect(page.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeFocused();
  await expectFine(page, 'unsubscribe');
  expect(await stateOf(stack, email)).toBe('confirmed');
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
  expect(await stateOf(stack, email)).toBe('unsubscribed');
  await page.getByLabel('There were too many mails').check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. That helps us.')).toBeVisible();
  await expectFine(page, 'unsubscribed');

  await page.goto(await mailedLink(stack, email, 'You are unsubscribed', 'undo=1'));
  expect(await stateOf(stack, email)).toBe('unsubscribed');
  await press(page, 'Subscribe me again');
  await expect(page.getByRole('heading', { name: 'You are subscribed again' })).toBeFocused();
  expect(await stateOf(stack, email)).toBe('confirmed');

  await page.goto(await mailedLink(stack, email, WELCOME, '/newsletter/preferences'));
  const newsletter = page.getByRole('switch', { name: 'Newsletter' });
  const webinars = page.getByRole('switch', { name: 'Webinars' });
  await expect(newsletter).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(email);
  await expectSoundEverywhere(page, 'preferences');
  await newsletter.uncheck();
  await webinars.check();
  expect(await stateOf(stack, email), 'before Save').toBe('confirmed');
  await press(page, 'Save', 'Your choices are saved.');
  expect(await stateOf(stack, email)).toBe('unsubscribed');
  await press(page, 'Unsubscribe from everything', /^You are unsubscribed from everything/);
  await expect(webinars).not.toBeChecked();
});

test('a link that does not work says why and leads on', async ({ page, stack, expected }) => {
  expected(400, 500);
  await page.goto('/verify-subscription');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText('No verification token provided')).toBeVisible();
  await expectFine(page, 'verify without a token');

  await page.goto('/verify-subscription?token=nonsense');
  await answerWith(page, '**/api/newsletter/verify', 500, {}, 1);
  await press(page, 'Confirm my subscription', 'An error occurred during verification');
  await press(page, 'Try again', 'Invalid verification token', 'The link was already used');
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
  await press(page, 'Subscribe Again');
  await withoutClock(page);
  const email = newEmail('reader');
  const again = page.getByRole('form', { name: 'Get a new link' });
  await submit(again, { 'Email address': email }, 'Subscribe');
  await expectSent(page, 'newsletter', /^Successfully subscribed/, expectNoOverflow);
  await mailedLink(stack, email, CONFIRM, '/verify-subscription');

  for (const path of ['/unsubscribe', '/newsletter/preferences']) {
    await visit(page, path, 'This link is not complete.');
    await expect(page.getByRole('main').getByRole('link', { name: /^hello@/ })).toBeVisible();
  }
  await page.goto('/unsubscribe?token=nonsense');
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This did not work' })).toBeFocused();
  await visit(page, '/newsletter/preferences?token=nonsense', /^This link is not valid/);
  await expectFine(page, 'preferences with a bad link');
  await page.goto('/unsubscribe?token=nonsense&undo=1');
  await press(page, 'Subscribe me again', page.getByRole('button', { name: 'Subscribe Again' }));
});

test('who asks again learns nothing and gets nothing twice', async ({ page, stack }) => {
  const email = newEmail('reader');
  await page.goto('/privacy');
  await withoutClock(page);
  for (const _ of [1, 2]) {
    await subscribeInFooter(page, email);
    const success = page.getByRole('dialog', { name: 'Success!' });
    await expect(success).toContainText('If you are subscribed already, nothing changes.');
    await success.getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect(await stateOf(stack, email)).toBe('pending');
});
