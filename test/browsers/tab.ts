import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import type { Person } from '../support/people';

export interface Size {
  width: number;
  height: number;
}

export const wide: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** A key of the keyboard, by its name in the standard. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** The actions of an engine; everything else is done by scripts in the page. */
export interface Window {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  press(key: Key): Promise<void>;
  /** Errors in the console. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** "Settings" of the computer. */
export interface Computer {
  theme?: 'light' | 'dark';
  /** Default: the zone of the test file. */
  zone?: string | undefined;
}

export interface Engine {
  openWindow(size: Size): Promise<Window>;
  stop(): Promise<void>;
}

/** In the page: finds what people see by its label, as they would name it. */
const FINDERS = `
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const isSeen = (element) => element.checkVisibility();
  const isCalled = (name) => (element) =>
    [element.getAttribute('aria-label'), element.textContent].some((text) => plain(text) === name);
  const control = (name) => {
    const all = [...document.querySelectorAll('button, a, summary, [role="menuitem"]')].filter(isSeen);
    return all.find(isCalled(name)) ?? all.find((one) => plain(one.textContent).includes(name));
  };
  const field = (label) =>
    [...document.querySelectorAll('input, select, textarea')].find(
      (element) =>
        element.getAttribute('aria-label') === label ||
        [...(element.labels ?? [])].some((one) => plain(one.textContent).startsWith(label)),
    );
  const set = (element, value) => {
    const { prototype } = { INPUT: HTMLInputElement, SELECT: HTMLSelectElement, TEXTAREA: HTMLTextAreaElement }[element.tagName];
    element.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };
`;

const LONGEST_MS = 20_000;

/** A person at a window of an engine. */
export class Tab {
  constructor(
    private readonly baseUrl: string,
    readonly window: Window,
  ) {}

  /** Opens until it is there: a navigation may be dropped while another one ends. */
  async goto(address: string): Promise<void> {
    const { href, pathname } = new URL(address, this.baseUrl);
    const open = async (): Promise<string> => {
      await this.window.open(href).catch(() => undefined);
      // Leaving within a blink would break off a script that is loading, which is an error.
      await pause(500);
      return this.address();
    };
    await eventually(open, (shown) => shown.startsWith(pathname), LONGEST_MS);
  }

  private run<T>(body: string): Promise<T> {
    return this.window.evaluate<T>(`(() => {${FINDERS}\n${body}})()`);
  }

  /** Waits until the expression, with the finders at hand, is true. */
  until = (what: string, expression: string): Promise<unknown> =>
    eventually(
      async () => {
        // A page that is being left cannot be asked.
        const isTrue = await this.run<boolean>(`return Boolean(${expression});`).catch(() => false);
        return isTrue || `${what} at ${await this.place().catch(() => 'a page under way')}`;
      },
      (answer) => answer === true,
      LONGEST_MS,
    );

  /** The address, and what the page says went wrong. */
  private async place(): Promise<string> {
    const said = await this.run<string>(
      `return [...document.querySelectorAll('[role="alert"], [aria-invalid="true"]')]
        .map((one) => plain(one.innerText || one.name)).join(', ');`,
    );
    return `${await this.address()}${said && `, which says: ${said}`}`;
  }

  click = async (name: string): Promise<void> => {
    const found = `control(${JSON.stringify(name)})`;
    await this.until(`a control called "${name}"`, found);
    await this.run(`${found}.click();`);
  };

  fill = async (label: string, value: string): Promise<void> => {
    const found = `field(${JSON.stringify(label)})`;
    await this.until(`a field called "${label}"`, found);
    await this.run(`return set(${found}, ${JSON.stringify(value)});`);
  };

  see = (text: string) =>
    this.until(
      `the text "${text}"`,
      `plain(document.body.innerText).includes(${JSON.stringify(text)})`,
    );

  seeAny = (texts: string[]) =>
    this.until(
      `one of "${texts.join('", "')}"`,
      `${JSON.stringify(texts)}.some((one) => plain(document.body.innerText).includes(one))`,
    );

  address = () => this.run<string>('return location.pathname + location.search;');

  at = (path: string) =>
    this.until(`the address ${path}`, `location.pathname === ${JSON.stringify(path)}`);

  /** As with "Remember me" (frontend/api/session-store.ts). */
  async signInAs({ token }: Pick<Person, 'token'>): Promise<void> {
    const session = { token, expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
    await this.goto('/signin');
    await this.run(
      `localStorage.setItem('fenwright.session', ${JSON.stringify(JSON.stringify(session))});`,
    );
  }

  overflow = () =>
    this.run<number>(
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;',
    );

  background = () =>
    this.run<string>('return getComputedStyle(document.documentElement).backgroundColor;');
}
