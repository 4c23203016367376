import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { authors } from './authors.mts';

type Value = string | string[];
interface Text {
  file: string;
  meta: Record<string, Value>;
  body: string;
}

const scalar = (raw: string) => raw.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");

/** Our front matter is one `key: value` a line, with lists in brackets: nothing more is allowed. */
function read(folder: string): Text[] {
  const directory = join(__dirname, folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const source = readFileSync(join(directory, name), 'utf8');
      const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
      if (head === undefined || body === undefined) throw new Error(`${name} has no front matter`);
      const meta: Text['meta'] = {};
      for (const line of head.split('\n')) {
        const [, key, raw] = /^(\w+): (.+)$/.exec(line) ?? [];
        if (key === undefined || raw === undefined) throw new Error(`${name}: cannot read ${line}`);
        const list = /^\[(.*)\]$/.exec(raw)?.[1];
        meta[key] = list === undefined ? scalar(raw) : list.split(', ').map(scalar);
      }
      return { file: `${folder}/${name}`, meta, body };
    });
}

const words = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const insights = read('insights');
const posts = read('blog');
const ebooks = read('ebooks');
const all = [...insights, ...posts, ...ebooks];
const named = (texts: Text[]) => texts.map((text) => [text.file, text] as const);

const landings = [
  'ai-consulting',
  'machine-learning',
  'data-analytics',
  'ai-integration',
  'custom-app-development',
];
const industries = ['Healthcare', 'Finance', 'Manufacturing', 'Retail', 'Technology', 'Education'];
const routes = new Set([
  ...['/', '/cambridge', '/about', '/blog', '/contact', '/services', '/ebooks', '/case-studies'],
  ...['/industries', '/mvp', '/insights', '/resources', '/webinars', '/ai-for-startups'],
  ...['/docs', '/support', '/terms', '/privacy', '/cookies', '/accessibility', '/complaints'],
  ...['/unsubscribe', '/newsletter/preferences', '/sitemap', '/services/cloud-integration'],
  ...landings.flatMap((id) => [`/services/${id}`, `/cambridge/${id}`]),
  ...industries.map((name) => `/industries/${name}`),
  ...['healthcare-analytics', 'manufacturing-optimization', 'financial-analytics'].map(
    (id) => `/case-studies/${id}`,
  ),
  ...insights.map((text) => `/insights/${String(text.meta.slug)}`),
  ...posts.map((text) => `/blog/${String(text.meta.id)}`),
  ...ebooks.map((text) => `/ebooks/${String(text.meta.id)}`),
]);

/** What every consultancy's site says, and ours does not. */
const filler =
  /\b(cutting[- ]edge|unlock\w*|seamless\w*|empower\w*|leverag\w*|in today's world|game[- ]chang\w*|revolutioni\w*|synerg\w*|holistic\w*|delve\w*|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|next[- ]generation|supercharge\w*|harness\w*)\b/i;

describe('the collections', () => {
  it('are the ones that the routes promise', () => {
    expect(insights.map((text) => text.meta.slug).sort()).toEqual([
      'ai-roi-playbook',
      'buy-vs-build-ai',
      'data-foundations-midmarket',
      'ml-implementation-checklist',
      'rescuing-broken-projects',
    ]);
    expect(posts).toHaveLength(3);
    expect(posts.filter((text) => text.meta.featured === 'true').map((t) => t.meta.id)).toEqual([
      'ai-future',
    ]);
    expect(posts.map((text) => text.meta.category).sort()).toEqual([
      'AI Trends',
      'Analytics',
      'Machine Learning',
    ]);
    expect(ebooks.map((text) => text.meta.id).sort()).toEqual([
      'ai-transformation',
      'data-analytics',
      'machine-learning',
    ]);
  });

  it('give each legacy address to one article', () => {
    const taken = insights.flatMap((text) => [text.meta.slug, text.meta.legacySlug]);
    expect(new Set(taken).size).toBe(10);
    for (const slug of taken) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have unique titles and days', () => {
    expect(new Set(all.map((text) => text.meta.title)).size).toBe(all.length);
    const dated = [...insights, ...posts];
    expect(new Set(dated.map((text) => text.meta.date)).size).toBe(dated.length);
  });
});

describe.each(named(insights))('%s', (file, { meta, body }) => {
  it('has its front matter', () => {
    expect(Object.keys(meta)).toEqual([
      ...['slug', 'legacySlug', 'title', 'author', 'date', 'summary', 'tags', 'coverAlt'],
    ]);
    expect(file).toBe(`insights/${String(meta.slug)}.md`);
    expect(String(meta.summary).length).toBeLessThanOrEqual(180);
    expect(meta.tags).toHaveLength(3);
  });

  it('is an article', () => {
    expect(words(body)).toBeGreaterThanOrEqual(900);
    expect(words(body)).toBeLessThanOrEqual(1500);
    expect(body).toMatch(/^\| -+/m);
  });
});

describe.each(named(posts))('%s', (file, { meta, body }) => {
  it('has its front matter', () => {
    expect(Object.keys(meta)).toEqual([
      ...['id', 'title', 'excerpt', 'author', 'date', 'category', 'featured', 'coverAlt'],
    ]);
    expect(file).toBe(`blog/${String(meta.id)}.md`);
  });

  it('is a post', () => {
    expect(words(body)).toBeGreaterThanOrEqual(700);
    expect(words(body)).toBeLessThanOrEqual(1100);
  });
});

describe.each(named(ebooks))('%s', (file, { meta, body }) => {
  it('has its front matter', () => {
    expect(Object.keys(meta)).toEqual([
      ...['id', 'title', 'subtitle', 'category', 'author', 'date', 'language'],
    ]);
    expect(file).toBe(`ebooks/${String(meta.id)}.md`);
    expect(meta.language).toBe('en-GB');
  });

  it('is a book', () => {
    const chapters = [...body.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(chapters.slice(-2)).toEqual(['Glossary', 'Summary on one page']);
    expect(chapters.length - 2).toBeGreaterThanOrEqual(8);
    expect(chapters.length - 2).toBeLessThanOrEqual(11);
    expect(words(body)).toBeGreaterThanOrEqual(4500);
    expect(body).toMatch(/^- \[ \] /m);
    expect(body).toMatch(/^\| -+/m);
  });
});

describe.each(named(all))('%s', (_file, { meta, body }) => {
  const printed = [...Object.values(meta).flat(), body].join('\n');

  it('is signed by one of us, on a day of 2026', () => {
    expect(authors.map((author): string => author.id)).toContain(meta.author);
    expect(meta.date).toMatch(/^2026-(0[2-9]|10)-([0-2]\d|3[01])$/);
    expect(new Date(String(meta.date)).toISOString().slice(0, 10)).toBe(meta.date);
  });

  it('is Markdown without HTML, pictures or a first-level heading', () => {
    expect(body).not.toMatch(/<[a-z/!]/i);
    expect(body).not.toMatch(/!\[/);
    expect(body).not.toMatch(/^# /m);
    expect(body).not.toMatch(/^####/m);
    expect(body.trimStart()).not.toMatch(/^### /);
  });

  it('links to pages that exist', () => {
    for (const [, target] of body.matchAll(/\]\(([^)]*)\)/g)) expect(routes).toContain(target);
  });

  it('says what it means', () => {
    expect(filler.exec(printed)?.[0]).toBeUndefined();
    expect(printed).not.toMatch(/!/);
    expect(printed).not.toContain('—');
    expect(printed).not.toMatch(/\d %/);
  });
});
