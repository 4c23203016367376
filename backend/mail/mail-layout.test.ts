import { renderHtml, renderText, type MailContent } from './mail-layout';
import { backoffMs, isHopeless, MAX_ATTEMPTS } from './retry-policy';

const HOSTILE = `</p><script>alert(1)</script><img src=x onerror='x'>"&`;
const content: MailContent = {
  subject: HOSTILE,
  preview: HOSTILE,
  greeting: HOSTILE,
  paragraphs: [HOSTILE],
  facts: [[HOSTILE, `${HOSTILE} https://evil.example/now`]],
  quote: `${HOSTILE}\nsecond line`,
  button: { label: HOSTILE, url: 'https://fenwright.example/verify-email?token=a&b="c"' },
  notes: [HOSTILE, { text: HOSTILE, url: 'https://fenwright.example/' }],
  reason: HOSTILE,
};

describe('A mail', () => {
  const html = renderHtml(content);

  it('escapes every value', () => {
    expect(html).not.toMatch(/<script|<img|onerror='/);
    expect(html).not.toContain(`"c"`);
  });

  it('has a language, works in the dark, loads nothing from elsewhere', () => {
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/);
  });

  it('does not let what a visitor wrote turn into a link', () => {
    expect(html).not.toContain('https://evil.example');
  });

  it('says the same in plain text', () => {
    const text = renderText(content);
    expect(text).toContain('https://fenwright.example/verify-email?token=a&b="c"');
    expect(text).toContain('> second line');
  });
});

describe('Trying again', () => {
  it('waits twice as long each time, give or take half', () => {
    expect([1, 2, 3].map((n) => backoffMs(n, 30_000, () => 0.5))).toEqual([
      30_000, 60_000, 120_000,
    ]);
    expect(backoffMs(1, 30_000, () => 0)).toBe(15_000);
    const total = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) =>
      backoffMs(i + 1, 30_000, () => 0.5),
    );
    expect(total.reduce((a, b) => a + b)).toBeGreaterThan(3_600_000);
  });

  it('is given up at once only for an address that does not exist', () => {
    const smtp = (responseCode: number, response: string) =>
      Object.assign(new Error(), { responseCode, response });
    expect(isHopeless(smtp(550, '550 5.1.1 no such user'))).toBe(true);
    expect(isHopeless(smtp(554, '554 refused'))).toBe(false);
    expect(isHopeless(smtp(450, '450 4.1.1 later'))).toBe(false);
    expect(isHopeless(new Error('connect ECONNREFUSED'))).toBe(false);
  });
});
