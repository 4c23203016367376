import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import levels from '../fixtures/asvs-5.0-ids.json';
import { readAsvs, wrongIn } from '../support/asvs-page';
import { testTitlesIn } from '../support/test-titles';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = readAsvs(page);

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, under its level', () => {
    expect(rows.map(({ id, level }) => [id, level])).toEqual(
      Object.entries(levels).map(([id, level]) => [id, level]),
    );
  });

  it.each(rows.map((row) => [row.id, row] as const))('is true of %s', (_id, row) => {
    expect(wrongIn(row, root)).toEqual([]);
    expect(row.where).not.toBe('');
  });

  it('counts its rows', () => {
    const kinds = rows.map(({ shown }) => {
      if (shown.some(({ kind }) => kind === 'not met')) return 'Not met, or not in every point';
      if (shown.some(({ kind }) => kind === 'does not apply')) return 'Do not apply';
      return shown.some(({ kind }) => kind === 'test') ? 'Shown by tests' : 'Reviewed';
    });
    for (const kind of new Set(kinds)) {
      const [, said] = new RegExp(`^\\| ${kind} +\\| (\\d+) *\\|$`, 'm').exec(page) ?? [];
      expect([kind, Number(said)]).toEqual([kind, kinds.filter((one) => one === kind).length]);
    }
  });
});

describe('The check of that page', () => {
  const rowOf = (shown: string) => readAsvs(`| V1.1.1 | 2 | asks | Yes: there | ${shown} |\n`)[0]!;
  const here = 'test/unit/asvs.test.ts';

  it.each([
    [`\`${here}\` › has every requirement of levels 1 and 2 once, under its level`],
    [`\`${here}\` › is true of %s`],
    [`reviewed: ${here}:1 "node:fs", because it is so`],
    ['does not apply: there is none'],
    ['Not met: it costs too much'],
  ])('passes %s', (shown) => {
    expect(wrongIn(rowOf(shown), root)).toEqual([]);
  });

  it.each([
    ['a title that no test has', `\`${here}\` › shows what nobody has shown`],
    ['the beginning of a title', `\`${here}\` › has every requirement`],
    ['a title that stands in a comment or a text alone', `\`${here}\` › The check of that page`],
    ['a file that is not there', '`test/unit/nowhere.test.ts` › is true of %s'],
    ['a line that is not there', `reviewed: ${here}:9999 "node:fs", because`],
    ['a word that is far from its line', `reviewed: ${here}:25 "node:fs", because`],
    ['a review without a reason', `reviewed: ${here}:1 "node:fs"`],
    ['nothing', ''],
    ['one wrong of two', `does not apply: none<br>\`${here}\` › made up`],
    ['words of another kind', 'met, we believe'],
  ])('refuses %s', (_what, shown) => {
    expect(wrongIn(rowOf(shown), root)).not.toEqual([]);
  });

  it('finds the titles of all kinds of tests, and of nothing else', () => {
    const source = `
      describe('a group', () => {});
      it('one', () => {}); test.only("two", () => {}); it.each([1])('three %s', () => {});
      test(\`four \${width}\`, () => {}); // it('five', () => {})
      test.describe('six', () => {}); say("it('seven')");`;
    expect([...testTitlesIn('made-up.ts', source)]).toEqual([
      'one',
      'two',
      'three %s',
      'four ${width}',
    ]);
    expect(existsSync(join(root, here))).toBe(true);
  });
});
