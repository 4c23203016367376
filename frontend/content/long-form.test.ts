import { describe, expect, it } from '@jest/globals';
import { insightEntries, postEntries } from './articles.mts';
import { ebooks } from './ebooks.mts';

const articles = [...insightEntries, ...postEntries];
const all = [...articles, ...ebooks];

const filler =
  /\b(cutting[- ]edge|unlock\w*|seamless\w*|empower\w*|leverag\w*|in today's world|game[- ]chang\w*|revolutioni\w*|synerg\w*|holistic\w*|delve\w*|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|next[- ]generation|supercharge\w*|harness\w*)\b/i;

describe('Articles and books', () => {
  it('have unique titles and addresses, including former addresses', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    const addresses = insightEntries.flatMap(({ id, formerly }) =>
      formerly ? [id, formerly] : id,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('are not dated in the future', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const { file, date } of all) expect([file, date < tomorrow]).toEqual([file, true]);
  });
});

describe.each(all.map((text) => [text.file, text] as const))('%s', (_file, text) => {
  const { body, title } = text;
  const printed = [title, 'summary' in text ? text.summary : text.description, body].join('\n');

  it('is Markdown without HTML, pictures or a first-level heading', () => {
    expect(body.trim()).not.toBe('');
    expect(body).not.toMatch(/<[a-z/!]/i);
    expect(body).not.toMatch(/!\[/);
    expect(body).not.toMatch(/^# /m);
    expect(body).not.toMatch(/^####/m);
    expect(body.trimStart()).not.toMatch(/^### /);
  });

  it('draws only numbers that its text gives', () => {
    const figures = [...body.matchAll(/^```figure\n(.*?)^```/gms)].map(([all]) => all);
    const text = figures.reduce((rest, figure) => rest.replace(figure, ''), body);
    const drawn = figures.flatMap((figure) => /^rows:(.*)/ms.exec(figure)?.[1] ?? '');
    // Whoever reads can count to twelve.
    const numbers = drawn.flatMap((rows) => rows.match(/\d[\d,.]*\d/g) ?? []);
    for (const number of numbers.filter((one) => one !== '11' && one !== '12')) {
      expect([number, new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text)]).toEqual([number, true]);
    }
  });

  it('contains no filler', () => {
    expect(filler.exec(printed)?.[0]).toBeUndefined();
    expect(printed).not.toMatch(/!/);
    expect(printed).not.toContain('—');
    expect(printed).not.toMatch(/\d %/);
  });
});

describe.each(ebooks.map((book) => [book.file, book] as const))('%s', (_file, { body }) => {
  it('has ten figures or more', () => {
    expect(body.match(/^```figure$/gm)?.length).toBeGreaterThanOrEqual(10);
  });

  it('ends with a glossary and a summary, and has a checklist and a table', () => {
    const chapters = [...body.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(chapters.slice(-2)).toEqual(['Glossary', 'Summary on one page']);
    expect(body).toMatch(/^- \[ \] /m);
    expect(body).toMatch(/^\| -+/m);
  });
});
