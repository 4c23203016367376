import { readFileSync } from 'node:fs';
import { searchIn } from '../../frontend/site/search/page-index';
import { CopiedSources } from '../support/copied-sources';

const sources = new CopiedSources();
const built = (file: string): string => sources.built(file);
afterAll(() => sources.remove());

/** The tests that read content and no built page. */
const contentTests = [
  'frontend/content',
  'frontend/site',
  'test/unit/(consent-texts|contact-topics|cookie-texts|ebook-downloads|owner|promises|service-cat)',
];

/**
 * The fenced blocks of docs/editing.md: "new <file>" creates a file, "diff <file>" changes lines.
 */
function followRecipes(): void {
  const page = readFileSync('docs/editing.md', 'utf8');
  const blocks = page.matchAll(/^```(\w+) (new )?(\S+)\n([^]*?)^```$/gm);
  for (const [, kind, isNew, file = '', body = ''] of blocks) {
    if (isNew) sources.write(file, body);
    else if (kind === 'diff') {
      const lines = (mark: string) =>
        body.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : []));
      lines('-').forEach((from, index) => sources.replace(file, from, lines('+')[index] ?? ''));
    }
  }
}

it('does what docs/editing.md says', async () => {
  followRecipes();
  expect(await sources.build()).toBe('');
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const [tests, markup] = await Promise.all([
    sources.run(...jest, '--selectProjects', 'unit', '--ci', '--silent', ...contentTests),
    sources.run('node_modules/html-validate/bin/html-validate.mjs', 'frontend/build/**/*.html'),
  ]);
  expect([tests, markup]).toEqual(['', '']);

  const article = '/insights/how-long-a-pilot-takes';
  const page = built(`${article}.html`);
  expect(page).toContain('"@type":"BlogPosting"');
  expect(page).toContain('"headline":"How long a pilot takes"');
  expect(built(`images${article}.svg`)).toMatch(/^<svg /);
  for (const list of [
    'insights.html',
    'feed.atom',
    'feed.rss',
    'feed.json',
    'sitemap.html',
    'llms.txt',
  ]) {
    expect([list, built(list).includes('How long a pilot takes')]).toEqual([list, true]);
  }
  expect(built('sitemap.xml')).toContain(`${article}</loc><lastmod>2026-11-01</lastmod>`);
  // The site's search, and the search of our own texts.
  const [found] = searchIn(built('search.json'))('how long a pilot takes');
  expect(found).toMatchObject({ id: article, kind: 'Articles' });
  expect(built('demos/paragraphs.json')).toContain(`"href":"${article}"`);

  for (const file of ['cambridge/ai-consulting.html', 'cambridge.html', 'docs.html']) {
    expect([file, built(file).includes('£2,600')]).toEqual([file, true]);
    expect([file, built(file).includes('£2,500</')]).toEqual([file, false]);
  }
  expect(built('cambridge/ai-consulting.html')).toContain('"minPrice":2600');
  expect(built('services/ai-consulting.html')).toContain('"minPrice":2600');
  expect(built('demos/answers.json')).toContain('starts from £2,600');

  expect(built('about.html')).toContain('Models that people can question</h1>');

  const study = '/case-studies/cold-store-planning';
  expect(built(`${study}.html`)).toContain('Scans per pallet between arrival and departure');
  expect(built('case-studies.html')).toContain(`href="${study}"`);
  expect(built('sitemap.xml')).toContain(`${study}</loc>`);

  for (const file of ['contact.html', 'support.html', 'index.html']) {
    expect([file, built(file).includes('9:00-17:30 UK time')]).toEqual([file, true]);
  }
  expect(built('index.html')).toContain('"closes":"17:30"');

  expect(built('modern-slavery.html')).toContain('Our suppliers</h2>');
  expect(built('index.html')).toContain('href="/modern-slavery"');
}, 180_000);

it('says where a mistake is', async () => {
  sources.replace('frontend/content/support.ts', "'/contact?", "'/contcat?");
  sources.replace(
    'frontend/content/legal/modern-slavery.yaml',
    'href: /contact',
    'href: /docs#nowhere',
  );
  const said = await sources.build();
  expect(said).toMatch(/frontend\/content\/support\.ts:\d+: links to \/contcat/);
  expect(said).toMatch(
    /frontend\/content\/legal\/modern-slavery\.yaml:\d+: links to \/docs#nowhere/,
  );
}, 180_000);
