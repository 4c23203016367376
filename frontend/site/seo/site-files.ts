import brand from '../../../brand.json';
import { articleLists } from '../../content/article-lists';
import { caseStudies } from '../../content/case-studies';
import { legalPages } from '../../content/legal';
import { drawnCovers, insights, posts } from '../articles/collections';
import { demoFiles } from '../demos/demo-files';
import { books } from '../ebooks/books';
import { sitePages } from '../pages';
import { speculationRules } from '../speculation-rules';
import { feeds } from './feeds';
import type { PageMeta } from './page-meta';

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const articles = [...insights, ...posts].sort((one, other) => other.date.localeCompare(one.date));

/** Date of the last change by path. Lists change with their newest entry; other pages have no date. */
const changes = new Map<string, string | undefined>([
  ...articles.map(({ path, date }) => [path, date] as const),
  ...books.map(({ path, date }) => [path, date] as const),
  ...legalPages.map(({ path, updated }) => [path, updated] as const),
  ['/insights', insights[0]?.date],
  ['/blog', posts[0]?.date],
  [
    '/ebooks',
    books
      .map(({ date }) => date)
      .sort()
      .at(-1),
  ],
]);

const isListed = ({ noindex, canonical }: PageMeta) => !noindex && !canonical;

function sitemap(metaAt: (path: string) => PageMeta): string {
  const entries = sitePages
    .filter(({ path }) => isListed(metaAt(path)))
    .map(({ path }) => {
      const date = changes.get(path);
      const modified = date ? `<lastmod>${date}</lastmod>` : '';
      return `  <url><loc>${escapeXml(brand.url + path)}</loc>${modified}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

const robots = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /dashboard

Sitemap: ${brand.url}/sitemap.xml
`;

function llms(metaAt: (path: string) => PageMeta): string {
  const line = (path: string) => {
    const { title, description } = metaAt(path);
    return `- [${title}](${brand.url}${path}): ${description}`;
  };
  const isArticle = (path: string) => articles.some((article) => article.path === path);
  const pages = sitePages.filter(({ path }) => isListed(metaAt(path)) && !isArticle(path));
  return `# ${brand.name}

> ${metaAt('/').description}

${articleLists.insights.lead}

## Insights

${insights.map(({ path }) => line(path)).join('\n')}

## Blog

${posts.map(({ path }) => line(path)).join('\n')}

## Pages

${pages.map(({ path }) => line(path)).join('\n')}
`;
}

/** Files for crawlers and feed readers, by name at the site's root. */
export function siteFiles(metaAt: (path: string) => PageMeta): Readonly<Record<string, string>> {
  return {
    'sitemap.xml': sitemap(metaAt),
    'robots.txt': robots,
    'llms.txt': llms(metaAt),
    'speculation-rules.json': `${JSON.stringify(speculationRules)}\n`,
    ...feeds(articles),
    ...demoFiles,
    ...drawnCovers,
    ...Object.fromEntries(
      caseStudies.flatMap(({ figure }) => (figure ? [[figure.href.slice(1), figure.csv]] : [])),
    ),
    ...Object.fromEntries(
      articles.map(({ path, title, summary, source }) => [
        `${path.slice(1)}.md`,
        `# ${title}\n\n> ${summary}\n\n${source}\n`,
      ]),
    ),
  };
}
