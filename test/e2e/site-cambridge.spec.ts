import { about } from '../../frontend/content/about';
import {
  cambridgeBadge,
  cambridgePages,
  cambridgePriceNote,
} from '../../frontend/content/cambridge';
import { claim } from '../../frontend/content/claims';
import { basisOf } from '../../frontend/content/claims/register';
import { contactTopics } from '../../frontend/content/contact-topics';
import { cambridgeHome, homeSections } from '../../frontend/content/home';
import { howWeCount } from '../../frontend/content/how-we-count';
import { consultingPilot } from '../support/offers';
import { newEmail } from '../support/people';
import { portalScreen } from '../../frontend/content/portal-screen';
import { expect, test } from './fixtures';
import { expectSent, expectSoundEverywhere, fillContact, withoutClock } from './site-forms';

/** No motion, so that colours are not measured mid-transition. */
test('the home page of Cambridge has the city section after its hero', async ({ page }) => {
  await page.goto('/cambridge');
  const main = page.getByRole('main');
  const { city, hero, faq, closing } = cambridgeHome;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    city!.title,
    homeSections.industries.title,
    homeSections.expertise.title,
    portalScreen.title,
    homeSections.improvement.title,
    homeSections.insights.title,
    faq.title,
    homeSections.newsletter.title,
    closing.title,
  ]);
  const section = main.getByRole('region', { name: city!.title });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    city!.cards.map(({ link }) => link.label),
  );
  const links = [...city!.cards.map(({ link }) => link), city!.action];
  for (const { label, accessibleName = label, href } of links) {
    const link = section.getByRole('link', { name: accessibleName, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  expect(links.map(({ href }) => href)).toEqual(
    expect.arrayContaining(cambridgePages.map(({ path }) => path)),
  );
  await expect(main.locator('details')).toHaveCount(faq.items.length);
});

test('the cards of the city preset the topic of the message', async ({ page }) => {
  await page.goto('/cambridge');
  const { label, href } = cambridgeHome.city!.action;
  await page.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(href);
  const topic = contactTopics.find(({ id }) => href.endsWith(id))!;
  await expect(page.getByText(topic.subject).first()).toBeVisible();
});

test('a priced card leads to the form with its offer, which is sent along', async ({
  page,
  stack,
}) => {
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

for (const landing of cambridgePages) {
  const { path } = landing;
  test(`${path} has its offers, prices, lists and links`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const { hero, services, whyChoose, lists = [], technology = [], callToAction } = landing;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
    await expect(main.getByText(cambridgeBadge, { exact: true })).toBeVisible();
    for (const { label, href, accessibleName = label } of [
      hero.primary,
      hero.secondary,
      ...callToAction.actions,
    ]) {
      const link = main.getByRole('link', { name: accessibleName, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }

    const figures = main.getByRole('region', { name: /in figures$/ });
    for (const id of landing.stats) {
      await expect(figures.getByText(claim(id).value, { exact: true })).toBeVisible();
    }

    const offers = main.getByRole('article');
    await expect(offers).toHaveCount(services.items.length);
    for (const [index, { title, price, action, story }] of services.items.entries()) {
      const offer = offers.nth(index);
      await expect(offer.getByRole('heading')).toHaveText(title);
      await expect(offer.getByText(`From ${claim(price).value}`)).toBeVisible();
      const link = offer.getByRole('link', { name: action.accessibleName ?? '', exact: true });
      await expect(link).toHaveText(action.label);
      await expect(link).toHaveAttribute('href', action.href);
      if (story) await expect(offer.getByText(story.text)).toBeVisible();
    }
    await expect(main.getByText(cambridgePriceNote)).toBeVisible();

    // With the process, or with how long it takes.
    const sections = 5 + lists.length + Math.min(technology.length, 1);
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(sections);
    for (const { title, items } of lists) {
      const list = main.getByRole('region', { name: title });
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(
        items.map((one) => one.title),
      );
    }
    for (const { area } of technology) {
      await expect(main.getByText(area, { exact: true })).toBeVisible();
    }
    if (landing.process) {
      const process = main.getByRole('region', { name: landing.process.title });
      for (const [index, { duration = '' }] of landing.process.steps.entries()) {
        await expect(process.getByRole('listitem').nth(index)).toContainText(duration);
      }
    }
    await expect(main.getByRole('region', { name: whyChoose.title })).toBeVisible();
    const sectors = main.getByRole('region', { name: landing.industries.title });
    await expect(sectors.getByRole('heading', { level: 3 })).toHaveCount(
      landing.industries.ids.length,
    );
    await expectSoundEverywhere(page, path);
  });
}

test('the telephone and the mail program are one press away', async ({ page }) => {
  await page.goto('/cambridge/ai-consulting');
  const band = page.getByRole('region', { name: cambridgePages[0]!.callToAction.title });
  await expect(band.locator('a[href^="tel:+44"]')).toHaveCount(1);
  await expect(band.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(band.locator('a[href*="topic=cambridge"]')).toHaveCount(1);
});

test('the about page says who we are and what the figures mean', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
  const figures = about.stats.map((id) => claim(id));
  for (const { value, label } of figures) {
    await expect(main.getByText(value, { exact: true })).toBeVisible();
    await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  const story = main.getByRole('region', { name: about.story.title });
  await expect(story).toContainText(claim('founded').value);
  await expect(main.getByText(about.statsNote)).toBeVisible();
  const values = main.getByRole('region', { name: about.values.title });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText(
    about.values.items.map(({ title }) => title),
  );
  const action = main.getByRole('link', { name: about.action.accessibleName });
  await expect(action).toHaveAttribute('href', about.action.href);

  const [first] = figures;
  await main.getByRole('link', { name: howWeCount.title }).click();
  const row = page.locator('tr:target');
  await expect(row.getByRole('rowheader')).toHaveText(first!.value);
  await expect(row).toContainText(first!.label);
  const { source = howWeCount.unconfirmed } = basisOf(first!.id);
  await expect(row).toContainText(source, { ignoreCase: true });
  await expectSoundEverywhere(page, '/how-we-count');
});

test('what has no behaviour is kept as the server wrote it, and says nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of ['/', '/cambridge', '/about', '/services/ai-consulting', '/mvp']) {
    const html = await (await page.request.get(path)).text();
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const titles = await page.getByRole('main').locator('h1, h2, h3').allTextContents();
    for (const title of titles) {
      const escaped = title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
      expect(html, path).toContain(escaped);
    }
    expect(titles.length, path).toBeGreaterThan(5);
  }
  expect(said).toEqual([]);
});
