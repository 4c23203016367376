import { homeSections } from '../../frontend/content/home';
import { expertise, improvements } from '../../frontend/content/home-work';
import { newsletterBoxes } from '../../frontend/content/newsletter';
import { escape, expect, onDesktop, type Page, phone, press, test, visit, wide } from './fixtures';
import { expectFineInBothThemes, expectSoundEverywhere } from './sound';

async function stopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await visit(page, path, page.getByRole('contentinfo'));
  await page.clock.pauseAt('2026-11-20T10:05:00Z');
}

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string) =>
  expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
const isShut = (page: Page, name: string) =>
  expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'false');

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
  await press(page, 'Play the changing figure');
  await page.clock.runFor(2_000);
  await expect(card).not.toHaveAttribute('data-current', last ?? '');
});

test('keeps still for those who asked for it', async ({ newPage }) => {
  const page = await newPage(onDesktop);
  await stopped(page, '/');
  const card = page.locator('[data-current]').first();
  const panel = page.locator('[data-current]').nth(1);
  await expect(card.locator('dd')).toHaveCount(4);
  for (const figure of await card.locator('dd').all()) await expect(figure).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(panel).toHaveAttribute('data-current', '0');
  await expect(page.getByRole('button', { name: /Pause|rotation/ })).toHaveCount(0);
});

test('turns its carousel by buttons, however fast they are pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = page.getByRole('group', { name: homeSections.expertise.title, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  const button = (name: string) => carousel.getByRole('button', { name });
  const shows = async (n: number) => {
    await expect(button(`${n} of 6`)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('heading')).toHaveText(expertise[n - 1]!.title);
    await expect(carousel.getByRole('heading')).toBeInViewport({ ratio: 1 });
  };
  await shows(1);
  for (const [name, n] of [
    ['Next', 2],
    ['6 of 6', 6],
    ['Next', 1],
    ['Previous', 6],
    ['2 of 6', 2],
  ] as const) {
    await button(name).click();
    await shows(n);
  }
  for (let presses = 0; presses < 3; presses += 1) await button('Next').click();
  await shows(5);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('textbox')).toHaveCount(0);
  await footer.getByRole('link', { name: newsletterBoxes.footer.toBox }).click();
  await expect(page.getByRole('heading', { name: homeSections.newsletter.title })).toBeInViewport();
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
  await press(page, 'Start automatic rotation');
  await page.mouse.move(5, 5);
  await page.clock.runFor(3_000);
  await now(2);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(panel.locator('dl:visible')).toHaveCount(3);
  await page.clock.runFor(9_000);
  await now(2);
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

  test('is used by keyboard, opaque after 10 px, sound when open', async ({ page }) => {
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

    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await page.mouse.wheel(0, 10);
    await page.mouse.wheel(0, 1);
    await expect(header(page)).toHaveAttribute('data-scrolled');
    await menuButton(page, 'Resources').click();
    await expect(header(page).locator('a[href="/webinars"]').first()).toBeVisible();
    await expectSoundEverywhere(page, 'the open menu');
  });

  test('is a menu of groups on a phone, called Close while open', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    const opener = header(page).locator('summary').first();
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    await expect(opener).toHaveAccessibleName('Menu');
    const before = await opener.boundingBox();
    await opener.click();
    await expect(opener).toHaveAccessibleName('Close');
    await expect(page.getByText('Close', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Menu', { exact: true })).toBeHidden();
    expect(await opener.boundingBox()).toEqual(before);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await menu.getByText('Services', { exact: true }).click();
    await expect(menu.getByRole('link', { name: /^Machine Learning/ })).toBeVisible();
    await expectFineInBothThemes(page, 'the phone menu');
    await menu.getByText('Resources', { exact: true }).first().click();
    await expect(menu.getByRole('link', { name: /^Machine Learning/ })).toBeHidden();
    await escape(page, menu);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(opener).toHaveAccessibleName('Menu');
    await opener.click();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(menuButton(page, 'Services')).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
});
