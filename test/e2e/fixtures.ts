import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { personWithRole, type Person, type Role } from '../support/people';
import { sharedStack, startStack, type SharedStack, type Stack } from '../support/stack';
import { surroundingsOf } from '../support/surroundings.mts';

export { expect, type Page, type Person, type Stack };
export * from './routes';
export * from './rows';
export * from './sizes';
export * from './sound';
export * from './steps';

type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;
type Session = { page: Page; person: Person };
type SignInOptions = BrowserContextOptions & { place?: Place };

interface TestFixtures {
  /**
   * Statuses (404) or words ('ERR_CONNECTION_REFUSED') of the errors this test provokes. Any other
   * console error fails the test.
   */
  expected: (...failures: (number | string)[]) => void;
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
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  timezoneId: async ({}, use, { file }) => use(surroundingsOf(file).zone),
  // oxlint-disable-next-line no-empty-pattern -- see above
  locale: async ({}, use, { file }) => use(surroundingsOf(file).locale),
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- see above
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
      const stack = await startStack({ apart: true });
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
  address?: string | RegExp,
): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (address) await page.waitForURL(address);
}

export async function expireSessions(place: Place, person: Person): Promise<void> {
  await place.sql('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [person.id]);
}
