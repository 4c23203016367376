import brand from '../../brand.json';
import { makeEbook } from '../../frontend/scripts/ebooks/make-ebook.mts';

const SOURCE = {
  title: 'A test',
  subtitle: 'Of everything a book has',
  author: 'Hannah Marsh',
  date: '2026-03-17',
  type: { size: 10.2, leading: 14.6 },
  markdown: `## First chapter

Words with **weight**, *stress* and [a link](https://example.org/).

- One
- Two

1. First
2. Second

- [ ] To do

> Said by somebody.

| Left | Right |
| ---- | ----: |
| a    |     1 |

\`\`\`figure
kind: bars
title: What the table says
unit: Units
of: [Right]
\`\`\`

### A section

${'A paragraph that fills pages, with a sample in it.\n\n'.repeat(120)}

## Second chapter

End.

## Glossary

| Term   | Meaning         |
| ------ | --------------- |
| Sample | A part of many. |
`,
};

describe('An e-book', () => {
  it('is a tagged PDF in its language, with an outline and the pages it says', async () => {
    const { pdf, pages } = await makeEbook(SOURCE);
    const text = pdf.toString('latin1');
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text.includes('/Marked true')).toBe(true);
    expect(text.includes('/StructTreeRoot')).toBe(true);
    expect(text.includes(`/Lang (${brand.locale})`)).toBe(true);
    expect(text.includes('/Outlines')).toBe(true);
    for (const tag of [
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Table',
      'TR',
      'TH',
      'TD',
      'BlockQuote',
      'TOC',
      'Figure',
      'Note',
    ]) {
      expect(`${tag} ${new RegExp(`/S /${tag}\\b`).test(text)}`).toBe(`${tag} true`);
    }
    expect(pages).toBeGreaterThan(6);
    expect(text.includes('/Alt (What the table says. Units: a 1.)')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBe(pages);
  });

  it('is the same, byte for byte, when made again', async () => {
    const [one, two] = [await makeEbook(SOURCE), await makeEbook(SOURCE)];
    expect(one.pdf.equals(two.pdf)).toBe(true);
  });
});
