/** The first that fits wins: Edge and Opera call themselves Chrome as well, and Chrome Safari. */
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
 * "Firefox on Windows", as far as the browser says so itself (a user agent is a claim, not a proof);
 * a program gives the name it has. Null: it said nothing.
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
