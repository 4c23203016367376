import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { phone, wide } from './sizes';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesets = [...wcag, 'best-practice', 'experimental'];

async function axeOn(
  page: Page,
  runOnly: RunOptions['runOnly'],
  element?: string,
): Promise<AxeResults> {
  // Read once per page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    ([only, include]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        // Radix focus guards pass the focus on, so no user meets them.
        { ...(include && { include: [[include]] }), exclude: ['[data-radix-focus-guard]'] },
        // Reporting only violations halves the time. `hidden-content` only reports what to look at.
        {
          runOnly: only,
          resultTypes: ['violations'],
          rules: { 'hidden-content': { enabled: false } },
        },
      ),
    [runOnly, element] as const,
  );
}

/**
 * Asserts that axe finds no violations (of these rules, or any) and that accessible names begin
 * with the visible text. A failure names the rule, the element and the remedy.
 */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  rules?: readonly string[],
): Promise<void> {
  // A colour between two themes is not a defect.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // An animation of a removed element never ends, so the wait is limited.
    const longest = new Promise((resolve) => setTimeout(resolve, 1_500));
    return Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
  });
  const { violations } = await axeOn(page, [...(rules ?? rulesets)], await modalOn(page));
  const broken = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
  const found: string[] = [];
  for (const { id, target, failureSummary = '' } of broken) {
    const element = target.join(' ');
    // An element half under a sticky bar is measured again after scrolling.
    if (failureSummary.includes('partially obscured')) {
      await page
        .locator(element)
        .first()
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const again = await axeOn(page, [id], element);
      if (again.violations.length === 0) continue;
    }
    found.push(`${id}: ${element}: ${failureSummary}`);
  }
  expect(found, where).toEqual([]);
  expect(await page.evaluate(misnamed), `${where}: names that begin otherwise`).toEqual([]);
}

/** An open modal dialog: the screen behind it can neither be used nor read, and is checked without it. */
async function modalOn(page: Page): Promise<string | undefined> {
  const dialog = '[role="dialog"][data-state="open"]';
  const isModal = await page.evaluate(
    (one) => !!document.querySelector(one) && !!document.querySelector('[aria-hidden="true"] main'),
    dialog,
  );
  return isModal ? dialog : undefined;
}

const colourRules = ['color-contrast', 'link-in-text-block'];
/** Rules whose result depends on the width. The others would read the same elements again. */
const layoutRules = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

/** Checks the page in both themes, and for overflow. Leaves it dark. */
export async function expectFineInBothThemes(page: Page, where = page.url()): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoOverflow(page, `${where}, ${colorScheme}`);
    const rules = colorScheme === 'dark' ? colourRules : undefined;
    await expectAccessible(page, `${where}, ${colorScheme}`, rules);
  }
}

/** Speech input relies on the visible text, so an `aria-label` has to begin with it. */
function misnamed(): string[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const isSeen = (element: Element) => {
    const { clipPath, display, visibility } = getComputedStyle(element);
    const isShown = display !== 'none' && visibility !== 'hidden' && clipPath === 'none';
    return isShown && element.getAttribute('aria-hidden') !== 'true';
  };
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !isSeen(node)) return '';
    const text = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };
  const controls = 'a, button, summary, [role="button"], [role="link"], [role^="menuitem"]';
  return [...document.querySelectorAll(`:is(${controls})[aria-label]`)]
    .filter((element) => element.checkVisibility())
    .map((element) => [plain(textOf(element)), plain(element.getAttribute('aria-label') ?? '')])
    .filter(([written = '', name = '']) => !name.startsWith(written))
    .map(([written, name]) => `"${written}" is called "${name}"`);
}

export async function expectFine(page: Page, where = page.url()): Promise<void> {
  await expectNoOverflow(page, where);
  await expectAccessible(page, where);
}

export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const outside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : '';
  });
  expect(outside, `${where} is wider than the window`).toBe('');
}

/** A window of 1280 px at 400 %: WCAG 1.4.10. */
const zoomed = { width: 320, height: 256 };

/** The narrowest common window in which the rail stays open. */
const besideRail = { width: 1024, height: 768 };

/** Checks the page light on a desk and dark on a phone. Leaves it light, and as wide as before. */
export const expectSoundEverywhere = (page: Page, what?: string): Promise<void> =>
  expectSoundAt(page, wide, phone, what);

/** Checks the page light on a desk, and dark at 400 % zoom. Leaves it light, and as wide as before. */
export async function expectSoundZoomed(page: Page, what = page.url()): Promise<void> {
  await expectFitsZoomed(page, what);
  await expectSoundAt(page, wide, zoomed, what);
}

/** Checks that nothing scrolls sideways, beside the rail and at 400 % zoom. */
export async function expectFitsZoomed(page: Page, what = page.url()): Promise<void> {
  const before = page.viewportSize();
  for (const size of [besideRail, zoomed]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page, `${what}, ${size.width} px`);
  }
  if (before) await page.setViewportSize(before);
}

type Size = typeof wide;

async function expectSoundAt(page: Page, large: Size, small: Size, what = page.url()) {
  const before = page.viewportSize();
  for (const [size, colorScheme, rules] of [
    [large, 'light', undefined],
    [small, 'dark', [...colourRules, ...layoutRules]],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const where = `${what}, ${size.width} px, ${colorScheme}`;
    await expectNoOverflow(page, where);
    await expectAccessible(page, where, rules);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
