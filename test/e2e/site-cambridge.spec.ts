import { contactTopics } from '../../frontend/content/contact-topics';
import { cambridgeHome } from '../../frontend/content/home';
import { consultingPilot } from '../support/offers';
import { newEmail } from '../support/people';
import { expect, test } from './fixtures';
import { expectSent, expectSoundEverywhere, fillContact, withoutClock } from './site-forms';

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
  await form.getByLabel('Company').fill('Quay & Sons');
  await form.getByLabel('Phone').fill('+44 (1632) 960-123');
  await expectSoundEverywhere(page, 'contact about an offer');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectSent(page, 'contact', /^Message sent successfully!/);
  const [lead] = await stack.sql('SELECT company, phone, details FROM leads WHERE email = $1', [
    email,
  ]);
  expect(lead).toEqual({
    company: 'Quay & Sons',
    phone: '+44 (1632) 960-123',
    details: consultingPilot,
  });
});
