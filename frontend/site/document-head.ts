import brand from '../../brand.json';
import type { Card } from './seo/card';
import type { PageMeta } from './seo/page-meta';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

export const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

interface HeadParts {
  /** Undefined in development and on the 404 pages. */
  card?: Card | undefined;
  graph?: object | undefined;
  origin?: string | undefined;
}

/** The head elements that differ from page to page. */
export function headOf(
  path: string | undefined,
  meta: PageMeta,
  { card, graph, origin = brand.url }: HeadParts = {},
): string[] {
  const { title, description, keywords, noindex, article, feed } = meta;
  const canonical = meta.canonical ?? (noindex ? undefined : path);
  const address = canonical && `${origin}${canonical}`;
  return [
    `<title>${escapeHtml(`${title} – ${brand.name}`)}</title>`,
    description ? named('description', description) : '',
    keywords ? named('keywords', keywords.join(', ')) : '',
    noindex ? named('robots', 'noindex') : '',
    // A noindex page has no canonical address.
    address ? `<link rel="canonical" href="${escapeHtml(address)}">` : '',
    ...(address && !noindex
      ? [brand.locale, 'x-default'].map(
          (language) =>
            `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
        )
      : []),
    ...(path === undefined ? [] : whenShared(`${origin}${canonical ?? path}`, meta, card)),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:author', article.author),
          ...article.tags.map((tag) => property('article:tag', tag)),
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(`${path}.md`)}">`,
        ]
      : []),
    feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${feed.href}">`
      : '',
    // JSON-LD is not executed. Escaping "<" keeps it from closing the element.
    graph
      ? `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
      : '',
  ].filter(Boolean);
}

/** Open Graph tags, and Twitter tags for what Open Graph lacks. */
function whenShared(url: string, { title, description, article }: PageMeta, card?: Card) {
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', brand.name),
    property('og:locale', brand.locale.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(card
      ? [
          property('og:image', `${brand.url}${card.src}`),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(card.width)),
          property('og:image:height', String(card.height)),
          property('og:image:alt', card.alt),
        ]
      : []),
    named('twitter:card', 'summary_large_image'),
  ];
}
