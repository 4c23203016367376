import brand from '../../brand.json';
import { claim } from '../../frontend/content/claims';
import { home, homeSections } from '../../frontend/content/home';
import { homeCases } from '../../frontend/content/home-cases';
import { expertise, improvements } from '../../frontend/content/home-work';
import { newsletterBoxes } from '../../frontend/content/newsletter';
import { portalScreen } from '../../frontend/content/portal-screen';
import { mainIndustries } from '../../frontend/content/industries';
import { expect, onDesktop, type Page, phone, test, wide } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

async function stopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.clock.pauseAt('2026-11-20T10:05:00Z');
}

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string) =>
  expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
const isShut = (page: Page, name: string) =>
  expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'false');

test.describe('The home page', () => {
  test('has its sections in order, with their texts and links', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      homeSections.industries.title,
      homeSections.expertise.title,
      portalScreen.title,
      homeCases.title,
      homeSections.improvement.title,
      homeSections.insights.title,
      home.faq.title,
      homeSections.newsletter.title,
      home.closing.title,
    ]);
    for (const { label, href, accessibleName = label } of [
      ...home.hero.actions,
      home.faq.action,
      ...home.closing.actions,
    ]) {
      const link = main.getByRole('link', { name: accessibleName, exact: true }).first();
      await expect(link).toContainText(label);
      await expect(link).toHaveAttribute('href', href);
    }
    const industries = main.getByRole('region', { name: homeSections.industries.title });
    await expect(industries.getByRole('listitem')).toHaveCount(mainIndustries.length);
    await expect(main.locator('[data-slide]')).toHaveCount(expertise.length);
    await expect(main.locator('[data-item]')).toHaveCount(improvements.length);
    for (const { title, benefits } of expertise) {
      const slide = main.locator('[data-slide]').filter({ hasText: title });
      await expect(slide.getByRole('listitem', { includeHidden: true })).toHaveText([...benefits]);
    }
    await expect(main.locator('[data-item] dd')).toHaveText(
      improvements.flatMap(({ metrics }) =>
        metrics.map((metric) => ('claim' in metric ? claim(metric.claim).value : metric.title)),
      ),
    );
    await expect(main.locator('mark')).toHaveCount(1);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('textbox')).toHaveCount(0);
    await footer.getByRole('link', { name: newsletterBoxes.footer.toBox }).click();
    await expect(
      main.getByRole('heading', { name: homeSections.newsletter.title }),
    ).toBeInViewport();
  });

  test('answers its questions without a script', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false, viewport: wide });
    await page.goto('/');
    const { items } = home.faq;
    for (const { question, answer } of items) {
      await page.getByText(question, { exact: true }).click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
    }
    for (const id of home.stats)
      await expect(page.getByText(claim(id).label).first()).toBeVisible();
    await expect(page.locator('[data-item] dl:visible')).toHaveCount(3);
    await expect(page.getByRole('button', { name: /Pause|rotation|Next/ })).toHaveCount(0);
  });

  test('shows one figure at a time, another every two seconds, until Pause', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await stopped(page, '/');
    const card = page.locator('[data-current]').first();
    const pause = page.getByRole('button', { name: 'Pause the changing figure' });
    await expect(pause).toBeVisible();
    const shown = () => card.locator('dd:visible').filter({ visible: true });
    await expect(shown()).toHaveCount(1);
    const box = await card.boundingBox();
    let last = await card.getAttribute('data-current');
    for (let turn = 0; turn < 4; turn += 1) {
      await page.clock.runFor(1_900);
      await expect(card).toHaveAttribute('data-current', last ?? '');
      await page.clock.runFor(100);
      await expect(card).not.toHaveAttribute('data-current', last ?? '');
      last = await card.getAttribute('data-current');
    }
    expect(await card.boundingBox()).toEqual(box);
    await pause.click();
    last = await card.getAttribute('data-current');
    await page.clock.runFor(6_000);
    await expect(card).toHaveAttribute('data-current', last ?? '');
    await page.getByRole('button', { name: 'Play the changing figure' }).click();
    await page.clock.runFor(2_000);
    await expect(card).not.toHaveAttribute('data-current', last ?? '');
  });

  test('keeps still for those who asked for it', async ({ newPage }) => {
    const page = await newPage(onDesktop);
    await stopped(page, '/');
    const [card, panel] = [
      page.locator('[data-current]').first(),
      page.locator('[data-current]').nth(1),
    ];
    await expect(card.locator('dd')).toHaveCount(4);
    for (const figure of await card.locator('dd').all()) await expect(figure).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(panel).toHaveAttribute('data-current', '0');
    await expect(page.getByRole('button', { name: /Pause|rotation/ })).toHaveCount(0);
  });

  test('turns its carousel by buttons only', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const carousel = page.getByRole('group', { name: homeSections.expertise.title, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const at = (n: number) =>
      expect(carousel.getByRole('button', { name: `${n} of 6` })).toHaveAttribute(
        'aria-current',
        'true',
      );
    const heading = (index: number) =>
      carousel.getByRole('heading', { name: expertise[index]!.title });
    await expect(heading(0)).toBeInViewport();
    await carousel.getByRole('button', { name: 'Next' }).click();
    await at(2);
    await expect(heading(1)).toBeInViewport();
    await expect(carousel.getByRole('heading')).toHaveCount(1);
    await carousel.getByRole('button', { name: '6 of 6' }).click();
    await expect(heading(5)).toBeInViewport();
    await carousel.getByRole('button', { name: 'Next' }).click();
    await at(1);
    await expect(heading(0)).toBeInViewport();
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await at(6);
    await expect(heading(5)).toBeInViewport();
  });

  test('keeps up with a reader who presses faster than the carousel scrolls', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('group', { name: homeSections.expertise.title, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const marked = (n: number) =>
      expect(carousel.getByRole('button', { name: `${n} of 6` })).toHaveAttribute(
        'aria-current',
        'true',
      );
    await carousel.getByRole('button', { name: '2 of 6' }).click();
    await marked(2);
    const next = carousel.getByRole('button', { name: 'Next' });
    // Each press interrupts the previous transition at a different point.
    for (let presses = 0; presses < 3; presses += 1) await next.click();
    await marked(5);
    await expect(carousel.getByRole('heading')).toHaveText(expertise[4]!.title);
    await expect(carousel.getByRole('heading', { name: expertise[4]!.title })).toBeInViewport({
      ratio: 1,
    });
    await marked(5);
  });

  test('shows the three newest insights, with a cover whatever happens to it', async ({
    page,
    expected,
  }) => {
    expected('ERR_FAILED');
    const cover = '/images/insights/default-cover.svg';
    await page.route(/\/images\/insights\/(?!default)/, (route) => route.abort());
    await page.goto('/');
    const section = page.getByRole('region', { name: homeSections.insights.title });
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(3);
    const dates = await cards
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort().reverse());
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
        'href',
        /^\/insights\/[a-z-]+$/,
      );
      await expect(card.getByText(/min read/)).toBeVisible();
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toHaveAttribute('src', cover);
    }
    await expect(
      section.getByRole('link', { name: homeSections.insights.action.label }),
    ).toHaveAttribute('href', '/insights');
  });

  test('opens the items of its panel in turn; pointer holds, keyboard stops', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(wide);
    await stopped(page, '/');
    const panel = page.locator('[data-current]').nth(1);
    const now = (index: number) => expect(panel).toHaveAttribute('data-current', String(index));
    await expect(page.getByRole('button', { name: 'Stop automatic rotation' })).toBeVisible();
    // The minutes before the clock was frozen have rotated it once.
    const first = Number(await panel.getAttribute('data-current'));
    for (const turn of [1, 2, 3]) {
      await page.clock.runFor(3_000);
      await now((first + turn) % 3);
    }
    await panel.getByText(improvements[2]!.title).hover();
    await now(2);
    await page.clock.runFor(9_000);
    await now(2);
    await page.mouse.move(5, 5);
    await page.clock.runFor(3_000);
    await now(0);
    await panel.getByRole('button', { name: improvements[1]!.title }).focus();
    await now(1);
    await page.clock.runFor(9_000);
    await now(1);
    await page.getByRole('button', { name: 'Start automatic rotation' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3_000);
    await now(2);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(panel.locator('dl:visible')).toHaveCount(3);
    await page.clock.runFor(9_000);
    await now(2);
  });
});

test.describe('With nothing moving', () => {
  test.use({ viewport: wide });

  test('the open menus are sound everywhere', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page, 'Resources').click();
    await expect(header(page).locator('a[href="/webinars"]').first()).toBeVisible();
    await expectSoundEverywhere(page, 'the open menu');
    await page.setViewportSize(phone);
    await header(page).getByText('Menu', { exact: true }).click();
    await header(page).getByRole('navigation').getByText('Services', { exact: true }).click();
    await expectSoundEverywhere(page, 'the phone menu');
  });
});

test.describe('The header', () => {
  test.beforeEach(({ page }) => page.setViewportSize(wide));

  test('opens a menu while the pointer is there, and pins it with a press', async ({ page }) => {
    await stopped(page, '/about');
    await menuButton(page, 'Services').hover();
    await isOpen(page, 'Services');
    const entry = header(page).getByRole('link', { name: /^AI Consulting Popular/ });
    await expect(entry).toHaveAttribute('href', '/services/ai-consulting');
    await menuButton(page, 'Resources').hover();
    await isOpen(page, 'Resources');
    await isShut(page, 'Services');
    await page.mouse.move(700, 880);
    await page.clock.runFor(140);
    await isOpen(page, 'Resources');
    await page.clock.runFor(20);
    await isShut(page, 'Resources');

    await menuButton(page, 'Services').click();
    await page.mouse.move(700, 880);
    await page.clock.runFor(1_000);
    await isOpen(page, 'Services');
    await menuButton(page, 'Services').click();
    await isShut(page, 'Services');
    await menuButton(page, 'Services').click();
    await page.mouse.click(700, 880);
    await isShut(page, 'Services');
  });

  test('can be used by keyboard alone', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await isOpen(page, 'Services');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: /^All services/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await isShut(page, 'Services');
    await expect(menuButton(page, 'Services')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuButton(page, 'Resources')).toBeFocused();
    await page.keyboard.press('Space');
    await isOpen(page, 'Resources');
    await page.keyboard.press('Shift+Tab');
    await isShut(page, 'Resources');
  });

  test('becomes more opaque after 10 px', async ({ page }) => {
    await page.goto('/about');
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await page.mouse.wheel(0, 10);
    await page.mouse.wheel(0, 1);
    await expect(header(page)).toHaveAttribute('data-scrolled');
  });

  test('is a menu of groups on a phone, with the page behind it inert', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    const opener = header(page).getByText('Menu', { exact: true });
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    await opener.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await menu.getByText('Services', { exact: true }).click();
    await expect(menu.getByRole('link', { name: /^Machine Learning/ })).toBeVisible();
    await menu.getByText('Resources', { exact: true }).first().click();
    await expect(menu.getByRole('link', { name: /^Machine Learning/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await opener.click();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(menuButton(page, 'Services')).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
});

test('the footer has its columns and leads nowhere by accident', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Home', 'About Us', 'Services', 'Contact', 'Terms', 'Privacy']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByText(brand.address.street)).toBeVisible();
  await expect(page.locator('a[href="#"], a:not([href])')).toHaveCount(0);
});
