import type { Page } from '@playwright/test';

type Address = string | RegExp;

/** Holds requests back until the returned function is called, as a slow network does. */
export async function holdBack(page: Page, address: Address): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

export const delay = (page: Page, address: Address, milliseconds: number) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

export const rewrite = <Answer extends object>(
  page: Page,
  address: Address,
  change: (answer: Answer) => object,
) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });

/** Answers instead of the server, until the returned function is called, or so many times. */
export async function answerWith(
  page: Page,
  address: Address,
  status: number,
  json: object = {},
  times?: number,
): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status, json }), { times });
  return () => page.unroute(address);
}

export function askedBy(page: Page, address = /./): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return asked;
}

export async function withoutServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

/**
 * Tests fill in forms as fast as bots, and would be treated as one. Without a token the server does
 * not know the time taken.
 */
export const withoutClock = (page: Page) => answerWith(page, '**/api/forms/token', 200);
