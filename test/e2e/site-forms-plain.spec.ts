import { consultingPilot } from '../support/offers';
import { contact } from '../../frontend/content/contact';
import { demoDialog } from '../../frontend/content/lead-form';
import { mailedLink, newEmail } from './setting';
import { expect, expectFine, type Page, phone, test, wide } from './fixtures';
import { expectValues, fillIn, press, submit } from './steps';
import { expectSent, fillContact, subscribeInFooter } from './site-forms';

/**
 * Forms in a browser without JavaScript: filled in, rejected, corrected, sent. The server's answers
 * are tested in test/api/site-forms.test.ts.
 */
test.use({ javaScriptEnabled: false, viewport: phone });
test.slow();

test.beforeEach(({ expected }) => expected(422));

test('the contact form', async ({ page, stack }) => {
  const email = newEmail('visitor');
  await page.goto('/contact?topic=webinars');
  await fillIn(page, { 'First name': '"Ada" <b>&</b>', Message: 'Two\nlines' });
  await submit(page, { 'What is it about?': 'Webinars' }, 'Send Message');
  await expectRefused(page, 'Please check these fields:', ['Last name', 'Email address']);
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Last name is required/);
  await expectValues(page, { 'First name': '"Ada" <b>&</b>', Message: 'Two\nlines' });
  await expect(page.getByLabel('What is it about?')).toHaveValue('Webinars');
  await page.getByLabel(contact.form.fields.offer).selectOption(consultingPilot.offer);
  await fillContact(page, email);
  await press(page, 'Send Message');
  await expectSent(
    page,
    'contact',
    "Message sent successfully! We'll get back to you soon.",
    expectInOrder,
  );
  await stack.mailbox.waitFor({ to: email, subject: 'Thank you for your inquiry' });
});

test('the newsletter', async ({ page, stack }) => {
  const email = newEmail('reader');
  await page.goto('/terms');
  await subscribeInFooter(page, 'no address');
  const field = page.getByRole('contentinfo').getByLabel('Email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('no address');
  await expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectInOrder(page);
  await subscribeInFooter(page, email);
  await expectSent(page, 'newsletter', /^Successfully subscribed to newsletter!/, expectInOrder);
  await mailedLink(stack, email, 'Please confirm your subscription', '/verify-subscription');
});

test('a demo’s box stands where the dialog cannot open', async ({ page }) => {
  await page.goto('/services/ai-consulting');
  await expect(page.getByRole('button', { name: /^Watch/ })).toBeHidden();
  await page.getByRole('link', { name: /^Watch/ }).click();
  const form = page.getByRole('form', { name: demoDialog.notify });
  await submit(form, { 'Email address': newEmail('visitor') }, demoDialog.notify);
  await expectSent(page, 'notify', "Thank you! We'll tell you when it is ready.", expectInOrder);
});

async function expectRefused(page: Page, title: string, labels: string[]): Promise<void> {
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('group', { name: title });
  await expect(summary).toBeFocused();
  // Playwright's viewport check needs JavaScript.
  const box = (await summary.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeLessThan(phone.height);
  await expect(summary.getByRole('link')).toHaveText(labels);
  await expectInOrder(page);
  await summary.getByRole('link').last().click();
  await expect(page.getByLabel(labels.at(-1)!, { exact: true }).first()).toBeFocused();
}

/** The checks need JavaScript, so they load the same document in a context that has it. */
async function expectInOrder(page: Page): Promise<void> {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: true });
  const copy = await context.newPage();
  const body = await page.content();
  await copy.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const viewport of [wide, phone]) {
    await copy.setViewportSize(viewport);
    await copy.goto(page.url());
    await expectFine(copy);
  }
  await context.close();
}
