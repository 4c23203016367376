import { blocksOf } from './markdown';

const textOf = (markdown: string): string =>
  blocksOf(markdown)
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('');

describe('The text of a proposal', () => {
  it('has headings, lists and emphasis', () =>
    expect(blocksOf('## One\n\n- *two* **three** four_five_')).toEqual([
      { kind: 'heading', runs: [{ text: 'One', bold: false, italic: false }] },
      {
        kind: 'bullet',
        runs: [
          { text: 'two', bold: false, italic: true },
          { text: ' ', bold: false, italic: false },
          { text: 'three', bold: true, italic: false },
          { text: ' four_five_', bold: false, italic: false },
        ],
      },
    ]));

  it.each([
    ['in one paragraph', '*a* '.repeat(25_000), 25_000],
    ['in many', '*a* *a*\n\n'.repeat(12_000), 24_000],
  ])('does not become far larger by its marks %s', (_where, markdown, letters) => {
    const runs = blocksOf(markdown).reduce((sum, block) => sum + block.runs.length, 0);
    expect(runs).toBeLessThan(17_000);
    expect(textOf(markdown).replace(/[^a]/g, '')).toHaveLength(letters);
  });
});
