import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { personWithRole, type Person, type Role } from '../support/people';
import { sharedStack, startStack, type SharedStack, type Stack } from '../support/stack';

export { expect, type Page, type Person, type Stack };

type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;
type Session = { page: Page; person: Person };
type SignInOptions = BrowserContextOptions & { place?: Place };

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
export const onDesktop = { viewport: wide };
export const onPhone = { viewport: phone };

interface TestFixtures {
  /**
   * Statuses (404) or words ('ERR_CONNECTION_REFUSED') of the errors this test provokes. Any other
   * console error fails the test.
   */
  expected: (...failures: (number | string)[]) => void;
  /** A new browser context on the shared stack, signed out. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** A new browser context signed in as this person, or as a new one with this role, at this path. */
  signedIn: (
    who: Role | Person,
    path?: string | SignInOptions,
    options?: SignInOptions,
  ) => Promise<Session>;
}

interface WorkerFixtures {
  stack: SharedStack;
  /** A stack of the test's own, to break. Repair it before the test ends. */
  ownStack: Stack;
}

interface AutoFixtures {
  complaints: Complaints;
  dismissal: void;
}

export const test = base.extend<TestFixtures & AutoFixtures, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const stack = sharedStack();
      await use(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
  ownStack: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const complaints = new Complaints();
      await use(complaints);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  dismissal: [
    async ({ stack }, use) => {
      const kept = stack.staff.length;
      await use();
      await stack.dismissStaff(kept);
    },
    { auto: true },
  ],
  expected: async ({ complaints }, use) => {
    await use((...failures) => complaints.expect(...failures));
  },
  context: async ({ context, complaints }, use) => {
    complaints.of(context);
    await use(context);
  },
  newPage: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use((options) => openPage(browser, complaints, contexts, options));
    // A live update may load again while the test ends, and its route would read a closed answer.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
  },
  signedIn: async ({ stack, newPage }, use) => {
    await use(async (who, path = {}, more = {}) => {
      const { place = stack, ...options } = typeof path === 'string' ? more : path;
      const person = typeof who === 'string' ? await personWithRole(place, who) : who;
      const storageState = storageOf(place, person);
      const page = await newPage({ baseURL: place.baseUrl, storageState, ...options });
      if (typeof path === 'string') await page.goto(path);
      return { person, page };
    });
  },
});

class Complaints {
  readonly #said: string[] = [];
  readonly #expected: string[] = [];

  of(context: BrowserContext): void {
    context.on('weberror', (error) => this.#said.push(`thrown: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#said.push(`${message.text()} (${message.location().url})`);
    });
  }

  expect(...failures: (number | string)[]): void {
    this.#expected.push(
      ...failures.map((one) => (typeof one === 'number' ? `with a status of ${one} ` : one)),
    );
  }

  unexpected(): string[] {
    // A stream may be refused once before the tab knows that its session has ended.
    const ended = /status of 401 .*\/api\/stream\)$/;
    // Chromium may skip the animation between two pages, and reports it before our scripts run.
    const still = /^thrown: Transition was aborted because of invalid state/;
    return this.#said.filter(
      (line) =>
        !ended.test(line) && !still.test(line) && !this.#expected.some((one) => line.includes(one)),
    );
  }
}

async function openPage(
  browser: Browser,
  complaints: Complaints,
  contexts: BrowserContext[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  contexts.push(context);
  complaints.of(context);
  return context.newPage();
}

/** Session storage as frontend/api/session-store.ts writes it with "Remember me". */
function storageOf(place: Pick<Place, 'baseUrl'>, person: Person) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const value = JSON.stringify({ token: person.token, expiresAt });
  return {
    cookies: [],
    origins: [{ origin: place.baseUrl, localStorage: [{ name: 'fenwright.session', value }] }],
  };
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Presses a button, and waits for what shows that it worked. */
export async function press(
  place: Page | Locator,
  name: string | RegExp,
  shown?: Locator,
): Promise<void> {
  await place.getByRole('button', { name }).click();
  if (shown) await expect(shown).toBeVisible();
}

/** Fills in fields by their labels. */
export async function fillIn(place: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await place.getByLabel(label).fill(value);
}

export async function expireSessions(place: Place, person: Person): Promise<void> {
  await place.sql('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [person.id]);
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesets = [...wcag, 'best-practice', 'experimental'];

/** Runs these rules, or tags of rules, on the page or an element of it. */
export async function axeOn(
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
  rules?: string[],
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
  const { violations } = await axeOn(page, rules ?? rulesets);
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

const colourRules = ['color-contrast', 'link-in-text-block'];

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
