/** The first match wins: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/\d/, 'Safari'],
];

const systems: readonly [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const longest = 60;

/**
 * "Firefox on Windows" from a user agent, which is a claim, not proof; programs appear by name.
 * Null without one.
 */
export function deviceInWords(userAgent: string | null): string {
  const told = userAgent?.trim() ?? '';
  if (told === '') return 'Unknown device';
  const browser = browsers.find(([sign]) => sign.test(told))?.[1];
  const system = systems.find(([sign]) => sign.test(told))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  if (browser || system) return browser ?? `A browser on ${system}`;
  const [program = ''] = told.split(/[/\s(]/);
  return program.slice(0, longest) || 'Unknown device';
}
