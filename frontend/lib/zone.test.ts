import { afterEach, expect, it, jest } from '@jest/globals';
import { browserZone } from './zone';

const own = Intl.DateTimeFormat.prototype.resolvedOptions;
const reported = (timeZone: string | undefined) =>
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...own.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  });
afterEach(() => {
  jest.restoreAllMocks();
});

it.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Etc/GMT+5'])('knows %s', (name) => {
  reported(name);
  expect(browserZone()).toBe(name);
});

it.each(['Etc/Unknown', 'Foo/Bar', '', undefined])('has no name for %j', (name) => {
  reported(name);
  expect(browserZone()).toBeNull();
});

it("portal: calls are asked for in the office's zone if the browser has none", async () => {
  reported('Etc/Unknown');
  const { zone } = await import('../portal/features/calls/week');
  expect(zone).toBe('Europe/London');
});
