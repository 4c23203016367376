import { contactTopics } from '../../frontend/content/contact-topics';
import { cambridgeHome } from '../../frontend/content/home';
import { consultingPilot } from '../support/offers';
import { complaintForm } from '../../frontend/content/complaint-form';
import { mailedLink, newEmail } from './setting';
import { escape, expectShown, expectValues, fillIn, finish, press, visit } from './steps';
import { answerWith, expect, rowOf, rowsOf, test, withoutClock } from './fixtures';
import { expectFine, expectNoOverflow, expectSoundEverywhere } from './sound';
import { expectSent, expectSummary, fillContact, fillMvp, subscribeInFooter } from './site-forms';

/** Longer than any form's minimum time between token and submission. */
const PERSON_MS = 6_000;

const SUBSCRIBED = 'Successfully subscribed to newsletter! Check your email for confirmation.';
const CONFIRM = 'Please confirm your subscription';

test.slow();
test('the contact form says what is missing, and sends', async ({ page, stack }) => {
  const email = newEmail('visitor');
  const begun = page.waitForResponse('**/api/forms/token').then(() => Date.now());
  await visit(page, '/contact?topic=consultation', 'Schedule a consultation');
  await press(page, 'Send Message');
  for (const field of ['First name', 'Last name', 'Email', 'Message']) {
    await expect(page.getByText(`${field} is required`)).toBeVisible();
  }
  const labels = ['First name', 'Last name', 'Email address', 'Message'];
  await expectSummary(page, 'Please check these fields:', labels);
  await expectSoundEverywhere(page, 'contact with errors');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Message is required/);

  await fillContact(page, 'no address');
  await expect(page.getByText('Message is required')).toHaveCount(0);
  await press(page, 'Send Message', 'Please enter a valid email address');
  await fillContact(page, email);
  // Wait until the token is older than the minimum time.
  const tokenAt = await begun;
  await expect.poll(() => Date.now() - tokenAt, { timeout: 15_000 }).toBeGreaterThan(PERSON_MS);
  await press(page, 'Send Message');
  await expectSent(page, 'contact', "Message sent successfully! We'll get back to you soon.");
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await stack.mailbox.waitFor({ to: email, subject: 'Thank you for your inquiry' });
  expect(await rowOf(stack, 'leads', { email })).toMatchObject({
    state: 'new',
    details: { topic: 'Schedule a consultation' },
    page: '/contact',
  });
});

test('a complaint survives a failure, and is sent', async ({ page, stack, expected }) => {
  expected(503);
  const email = newEmail('visitor');
  await withoutClock(page);
  await page.goto('/complaints');
  const form = page.getByRole('form', { name: 'Complain here' });
  const send = form.getByRole('button', { name: 'Send complaint' });
  await send.click();
  const labels = ['Email address', 'What is it about?', complaintForm.fields.details];
  await expectSummary(page, 'Please check these fields:', labels);
  await expectFine(page, 'complaint with errors');
  await fillIn(form, { 'Email address': email, 'What is it about?': 'A mail I did not want' });
  const details = form.getByLabel(labels[2]!);
  await details.fill('You wrote to me after I had unsubscribed.');
  await page.route('**/api/complaints', (route) => route.fulfill({ status: 503, body: 'away' }));
  await press(form, send, 'Your text is still here.');
  await page.unroute('**/api/complaints');
  await page.reload();
  await expect(details).toHaveValue('You wrote to me after I had unsubscribed.');
  await expect(form.getByLabel('What is it about?')).toHaveValue('A mail I did not want');
  await send.click();
  await expectSent(page, 'complaint', /^Thank you. Your complaint has reached us/);
  await stack.mailbox.waitFor({ to: email, subject: 'We have received your complaint' });
});

test('what was typed outlives every failure', async ({ page, context, stack, expected }) => {
  expected(500, 429, 422, 'ERR_INTERNET_DISCONNECTED');
  const email = newEmail('visitor');
  const send = page.getByRole('button', { name: 'Send Message' });
  const keys: (string | undefined)[] = [];
  await page.goto('/contact');
  await withoutClock(page);
  await fillContact(page, email);
  await page.route('**/api/forms/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 500, body: 'a proxy’s page' });
  });
  const failure = page.getByText(
    'Failed to send message. Please try again or contact us directly.',
  );
  await send.click();
  await expect(failure).toBeVisible();
  await press(page, 'Dismiss this message');
  await expect(failure).toBeHidden();
  await send.click();
  await expect(failure).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1], 'the same words, the same key').toBe(keys[0]);

  await page.unroute('**/api/forms/contact');
  const answer = (status: number, body: object) =>
    answerWith(page, '**/api/forms/contact', status, body, 1);
  await answer(429, { code: 'too_many', message: 'Please wait 3 minutes.', retryAfter: 180 });
  await press(page, send, 'Please wait 3 minutes.');
  const errors = [{ field: 'lastName', code: 'x', message: 'Last name must be text' }];
  await answer(422, { code: 'validation_failed', message: 'Please check.', errors });
  await press(page, send, 'Last name must be text');
  await expectSummary(page, 'Please check these fields:', ['Last name']);

  await context.setOffline(true);
  await press(page, send, 'You appear to be offline. Your text is still here.');
  await context.setOffline(false);
  await page.reload();
  await expectValues(page, { Message: 'Could we talk about forecasting?', 'First name': 'Ada' });
  await send.click();
  await expectSent(page, 'contact', /^Message sent successfully!/, expectNoOverflow);
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await rowsOf(stack, 'leads', { email })).toHaveLength(1);
});

test('a service’s form is sent for that service', async ({ page, stack }) => {
  const email = newEmail('visitor');
  await page.goto('/services/machine-learning#contact-form');
  await withoutClock(page);
  const form = page.getByRole('form', { name: 'Machine Learning: Send enquiry' });
  await fillIn(form, { 'Full name': 'A', Phone: 'call me', 'Your current challenges': 'Short' });
  await press(form, 'Send enquiry');
  for (const message of [
    'Full name must be at least 2 characters',
    'Job title is required',
    'Company name is required',
    'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)',
    'Please provide more details about your challenges (at least 10 characters)',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expectFine(page, 'a service page with errors');
  await fillIn(form, {
    'Full name': 'Ada Byron',
    'Job title': 'Planner',
    'Work email': email,
    Company: 'Quay & Sons',
    Phone: '+44 (1632) 960-123',
    'Your current challenges': 'Planners rely on spreadsheets.',
  });
  await press(form, 'Send enquiry');
  await expectSent(page, 'lead', "Thank you! We'll get back to you within 24 hours.");
  const subject = 'Thank you for your Machine Learning inquiry';
  await stack.mailbox.waitFor({ to: email, subject });
});

test('the MVP form keeps the campaign, or mails', async ({ page, stack, expected }) => {
  expected(503);
  const email = newEmail('visitor');
  await page.goto('/mvp?utm_source=newsletter&fbclid=abc');
  await withoutClock(page);
  const form = page.getByRole('form', { name: 'Ask for your free audit' });
  const send = form.getByRole('button', { name: 'Get your free audit' });
  await send.click();
  const summary = form.getByRole('group', { name: 'Please fill in all required fields.' });
  await expect(summary).toBeFocused();
  await expectFine(page, 'mvp with errors');
  await fillMvp(page, email);
  await answerWith(page, '**/api/lead', 503, {}, 1);
  await send.click();
  const mail = form.getByRole('link', { name: 'Open in my email program' });
  await expect(mail).toBeVisible();
  await expect(page.getByText(/Email client opened/)).toBeHidden();
  // There is no mail program in the test, so only the mailto: address counts.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  await expect(
    page.getByText('Email client opened. Please send your inquiry to hello@fenwright.example'),
  ).toBeVisible();
  const body = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(body).toContain(`Work email: ${email}`);
  expect(body).toContain('Whether tenants report repairs.');

  await page.reload();
  await withoutClock(page);
  await expect(form.getByLabel('Budget')).toHaveValue('£10k–£25k');
  await send.click();
  await expectSent(page, 'mvp', "Thank you! We'll be in touch within 1 business day.");
  await expect(page.getByRole('link', { name: /Book a call now/ })).toBeVisible();
  const lead = await rowOf(stack, 'leads', { email });
  expect(lead?.tracking).toEqual({ utm_source: 'newsletter' });
});

test('the boxes for resources, webinars and a demo take an address', async ({ page, stack }) => {
  for (const [path, box] of Object.entries({
    '/resources': 'Hear when it opens',
    '/webinars': 'Be the First to Know',
  })) {
    const email = newEmail('visitor');
    await page.goto(path);
    await withoutClock(page);
    const form = page.getByRole('form', { name: box });
    await press(form, 'Notify Me', 'Please enter your email address');
    await expect(form.getByLabel('Email address')).toBeFocused();
    await form.getByLabel('Email address').fill(email);
    await page.keyboard.press('Enter');
    await expectSent(page, 'notify-list', 'Almost done. Check your email for confirmation.');
    await mailedLink(stack, email, CONFIRM, '/verify-subscription');
  }
  await page.goto('/services/ai-consulting');
  await withoutClock(page);
  const open = page.getByRole('button', { name: /^Watch/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Coming Soon!' });
  await dialog.getByLabel('Email address').fill(newEmail('visitor'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText("Thank you! We'll tell you when it is ready.")).toBeVisible();
  await expectSoundEverywhere(page, 'the demo dialog');
  await finish(dialog, 'Got it!');
  await expect(open).toBeFocused();
});

test('the footer answers in a dialog that works from the keyboard', async ({ page, expected }) => {
  expected(500);
  await page.goto('/terms');
  await withoutClock(page);
  const field = page.getByRole('contentinfo').getByLabel('Email address');
  await field.focus();
  await page.keyboard.press('Enter');
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error.getByText('Please enter your email address')).toBeVisible();
  await expectFine(page, 'the error dialog');
  await escape(page, error);
  await expect(field).toBeFocused();
  await answerWith(page, '**/api/newsletter/subscribe', 500, {}, 1);
  await subscribeInFooter(page, newEmail('reader'));
  await expect(error.getByText('❌ An error occurred. Please try again.')).toBeVisible();
  await error.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(field, 'kept after a failure').not.toHaveValue('');
  await press(page.getByRole('contentinfo'), 'Subscribe');
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expectShown(success, SUBSCRIBED, /^One more step: press the button in our email/);
  await finish(success, 'Close: Success!');
  await expect(field).toHaveValue('');
});

test('the cards of the city preset the topic of the message', async ({ page }) => {
  await page.goto('/cambridge');
  const { label, href } = cambridgeHome.city!.action;
  await page.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(href);
  const topic = contactTopics.find(({ id }) => href.endsWith(id))!;
  await expect(page.getByText(topic.subject).first()).toBeVisible();
});

test('a priced card leads to the form with its offer', async ({ page, stack }) => {
  const email = newEmail('visitor');
  await withoutClock(page);
  await page.goto('/cambridge/ai-consulting');
  await page.locator('a[href$="offer=consulting-3"]').click();
  await expect(page).toHaveURL('/contact?topic=cambridge-ai-consulting&offer=consulting-3');
  const form = page.getByRole('form', { name: 'Contact form' });
  await expect(form.getByText(`About: ${consultingPilot.offer}`)).toBeVisible();
  await fillContact(page, email);
  await fillIn(form, { Company: 'Quay & Sons', Phone: '+44 (1632) 960-123' });
  await expectFine(page, 'contact about an offer');
  await press(form, 'Send Message');
  await expectSent(page, 'contact', /^Message sent successfully!/, expectNoOverflow);
  expect(await rowOf(stack, 'leads', { email })).toMatchObject({
    company: 'Quay & Sons',
    phone: '+44 (1632) 960-123',
    details: consultingPilot,
  });
});
