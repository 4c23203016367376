import type { Page } from 'puppeteer-core';
import { programOrInstall } from '../../dev/services/programs.mts';
import type { Computer, Engine, Window } from './tab';

const DARK = 0;
const LIGHT = 1;

/** Debian's Firefox, over WebDriver BiDi. */
export async function startFirefox({
  theme = 'light',
  zone = process.env.TZ,
}: Computer = {}): Promise<Engine> {
  const executablePath = await programOrInstall(
    ['/usr/bin/firefox-esr', 'firefox'],
    ['firefox-esr', 'fonts-liberation'],
    'No Firefox was found: install one (Debian "sudo apt-get install firefox-esr").',
  );
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: zone },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? DARK : LIGHT,
      'intl.accept_languages': 'en-GB',
    },
  });
  return {
    async openWindow(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return { ...windowOf(page), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

function windowOf(page: Page): Omit<Window, 'close'> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: (key) => page.keyboard.press(key),
    errors: () => Promise.resolve(errors),
  };
}
