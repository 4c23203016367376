import { about } from '../../frontend/content/about';
import { cambridgeAiConsulting } from '../../frontend/content/cambridge/ai-consulting';
import { cambridgeAiIntegration } from '../../frontend/content/cambridge/ai-integration';
import {
  type CambridgeLanding,
  cambridgePriceNote,
} from '../../frontend/content/cambridge/cambridge-landing';
import { cambridgeAppDevelopment } from '../../frontend/content/cambridge/custom-app-development';
import { cambridgeDataAnalytics } from '../../frontend/content/cambridge/data-analytics';
import { cambridgeMachineLearning } from '../../frontend/content/cambridge/machine-learning';
import { claim } from '../../frontend/content/claims';
import { cambridgeHome, homeSections } from '../../frontend/content/home';
import { expect, test } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

/** Nothing moves, so that no colour is measured halfway. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Expected {
  landing: CambridgeLanding;
  prices: string[];
  industries: number;
  sections: number;
  steps?: string[];
}

/** Prices, counts and durations as the specification has them. */
const pages: Record<string, Expected> = {
  '/cambridge/ai-consulting': {
    landing: cambridgeAiConsulting,
    prices: ['£2,500', '£5,000', '£8,000'],
    industries: 9,
    sections: 3,
  },
  '/cambridge/machine-learning': {
    landing: cambridgeMachineLearning,
    prices: ['£3,500', '£4,500', '£3,000', '£6,000'],
    industries: 6,
    sections: 3,
  },
  '/cambridge/data-analytics': {
    landing: cambridgeDataAnalytics,
    prices: ['£2,500', '£4,000', '£3,000', '£5,000'],
    industries: 6,
    sections: 4,
  },
  '/cambridge/ai-integration': {
    landing: cambridgeAiIntegration,
    prices: ['£4,500', '£6,000', '£3,500', '£2,500'],
    industries: 6,
    sections: 6,
    steps: ['1 week', '1–2 weeks', '2–4 weeks', '1 week', 'ongoing'],
  },
  '/cambridge/custom-app-development': {
    landing: cambridgeAppDevelopment,
    prices: ['£8,000', '£12,000', '£6,000', '£15,000'],
    industries: 6,
    sections: 5,
    steps: ['1–2 weeks', '2–3 weeks', '4–8 weeks', '1–2 weeks', 'ongoing'],
  },
};

test('the home page of Cambridge has the city section after its hero', async ({ page }) => {
  await page.goto('/cambridge');
  const main = page.getByRole('main');
  const { city, hero, faq, closing } = cambridgeHome;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    city!.title,
    homeSections.industries.title,
    homeSections.expertise.title,
    homeSections.improvement.title,
    homeSections.insights.title,
    faq.title,
    homeSections.newsletter.title,
    closing.title,
  ]);
  const section = main.getByRole('region', { name: city!.title });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    city!.cards.map(({ title }) => title),
  );
  const links = [...city!.cards.map(({ link }) => link), city!.action];
  for (const { label, href } of links) {
    await expect(section.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  expect(links.filter(({ href }) => href in pages)).toHaveLength(5);
  await expect(main.locator('details')).toHaveCount(4);
  await expectSoundEverywhere(page, '/cambridge');
});

test('the cards of the city preset the topic of the message', async ({ page }) => {
  await page.goto('/cambridge');
  await page.getByRole('link', { name: 'Get Your Free Cambridge AI Assessment' }).click();
  await expect(page).toHaveURL('/contact?topic=cambridge-assessment');
  await expect(page.getByText('Free Cambridge AI assessment').first()).toBeVisible();
});

for (const [path, { landing, prices, industries, sections, steps = [] }] of Object.entries(pages)) {
  test(`${path} has its offers, prices, lists and links`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const { hero, services, whyChoose, lists = [], technology = [], callToAction } = landing;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
    await expect(main.getByText('Cambridge, UK', { exact: true })).toBeVisible();
    for (const { label, href, accessibleName = label } of [
      hero.primary,
      hero.secondary,
      ...callToAction.actions,
    ]) {
      const link = main.getByRole('link', { name: accessibleName, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
    expect(hero.secondary.href).toBe('/mvp');
    expect(hero.primary.href).toContain('/contact');

    const figures = main.getByRole('region', { name: /in figures$/ });
    expect(landing.stats).toHaveLength(4);
    for (const id of landing.stats) {
      await expect(figures.getByText(claim(id).value, { exact: true })).toBeVisible();
    }

    const offers = main.getByRole('article');
    await expect(offers).toHaveCount(prices.length);
    for (const [index, { title, action, story }] of services.items.entries()) {
      const offer = offers.nth(index);
      await expect(offer.getByRole('heading')).toHaveText(title);
      await expect(offer.getByText(`From ${prices[index]}`)).toBeVisible();
      const link = offer.getByRole('link', { name: action.accessibleName ?? '', exact: true });
      await expect(link).toHaveText('Get Started');
      await expect(link).toHaveAttribute('href', /^\/contact/);
      if (story) await expect(offer.getByText(story.text)).toBeVisible();
    }
    await expect(main.getByText(cambridgePriceNote)).toBeVisible();

    // The numbered sections, then the band at the end.
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(sections + 1);
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
      const durations = landing.process.steps.map(({ duration }) => duration);
      expect(durations).toEqual(steps);
      for (const [index, duration] of steps.entries()) {
        await expect(process.getByRole('listitem').nth(index)).toContainText(duration);
      }
    }
    await expect(main.getByRole('region', { name: whyChoose.title })).toBeVisible();
    const sectors = main.getByRole('region', { name: landing.industries.title });
    await expect(sectors.getByRole('heading', { level: 3 })).toHaveCount(industries);
    await expectSoundEverywhere(page, path);
  });
}

test('the telephone and the mail program are one press away', async ({ page }) => {
  await page.goto('/cambridge/ai-consulting');
  const band = page.getByRole('region', { name: cambridgeAiConsulting.callToAction.title });
  await expect(band.locator('a[href^="tel:+44"]')).toHaveCount(1);
  await expect(band.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(band.getByRole('link', { name: /^Contact form/ })).toHaveAttribute(
    'href',
    /topic=cambridge/,
  );
});

test('the about page says who we are and what the figures mean', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Transforming Enterprises with AI Innovation',
  );
  for (const text of ['98%', '25+', '50+', '24/7']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const labels = ['Client Satisfaction', 'Enterprise Clients', 'AI Solutions Deployed', 'Support'];
  for (const label of labels) await expect(main.getByText(label, { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Our Story' })).toContainText('2024');
  await expect(main.getByText(about.statsNote)).toBeVisible();
  const values = main.getByRole('region', { name: about.values.title });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Innovation',
    'Collaboration',
    'Excellence',
    'Integrity',
  ]);
  const action = main.getByRole('link', { name: /^Get Started Today/ });
  await expect(action).toHaveAttribute('href', '/get-started');
  await expectSoundEverywhere(page, '/about');
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
