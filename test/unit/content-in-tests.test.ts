import { globSync, readFileSync } from 'node:fs';
import brand from '../../brand.json';
import { insightEntries, postEntries } from '../../frontend/content/articles.mts';
import { claims } from '../../frontend/content/claims';
import { prose } from '../../frontend/testing/all-copy';

/** Shorter texts are names of controls, which tests use as visitors do. */
const SENTENCE = 24;

it('tests read content and never repeat it, so that a changed text breaks none of them', () => {
  const texts = [
    ...prose
      .map(({ text }) => text)
      .filter((text) => text.length >= SENTENCE && text.includes(' ')),
    ...[...insightEntries, ...postEntries].flatMap(({ title, summary }) => [title, summary]),
    ...claims.flatMap(({ value, amount }) => (amount === undefined ? [] : [value])),
    brand.address.street,
  ];
  const repeated = globSync([
    'test/e2e/site*.ts',
    'test/api/lead*.ts',
    'test/api/site-*.ts',
  ]).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return texts.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(repeated).toEqual([]);
});
