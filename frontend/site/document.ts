import brand from '../../brand.json';
import type { Card } from './seo/card';
import { graphOf } from './seo/graph';
import type { PageMeta } from './seo/page-meta';

export interface DocumentAssets {
  scripts: string[];
  styles: string[];
  /** Scripts to preload, given the page's markup. */
  preloads: (body: string) => string[];
  fonts: string[];
  /** Undefined in development and on the 404 pages. */
  card?: Card;
}

export interface DocumentParts {
  id: string;
  path: string | undefined;
  meta: PageMeta;
  body: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function aboutThePage(path: string | undefined, meta: PageMeta, card?: Card): string[] {
  const { title, description, keywords, noindex, article } = meta;
  const canonical = meta.canonical ?? (noindex ? undefined : path);
  const address = canonical && `${brand.url}${canonical}`;
  const graph = path && !noindex ? graphOf(path, meta, card) : undefined;
  return [
    `<title>${escapeHtml(`${title} – ${brand.name}`)}</title>`,
    named('description', description),
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
    ...(path === undefined ? [] : whenShared(canonical ?? path, meta, card)),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:author', article.author),
          ...article.tags.map((tag) => property('article:tag', tag)),
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(`${path}.md`)}">`,
        ]
      : []),
    // JSON-LD is not executed. Escaping "<" keeps it from closing the element.
    graph
      ? `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
      : '',
  ];
}

/** Open Graph tags, and Twitter tags for what Open Graph lacks. */
function whenShared(path: string, { title, description, article }: PageMeta, card?: Card) {
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', brand.name),
    property('og:locale', brand.locale.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${brand.url}${path}`),
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

const feedTypes = [
  ['application/atom+xml', 'atom'],
  ['application/rss+xml', 'rss'],
  ['application/feed+json', 'json'],
] as const;

/** Renders the HTML of a page without inline scripts or styles, as the strict CSP requires. */
export function htmlDocument({ id, path, meta, body }: DocumentParts, assets: DocumentAssets) {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...aboutThePage(path, meta, assets.card),
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" content="${brand.colours[scheme].paper}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...feedTypes.map(
      ([type, name]) =>
        `<link rel="alternate" type="${type}" title="${brand.name}" href="/feed.${name}">`,
    ),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Scripts come after text and styles, so rendering is not delayed.
    ...assets
      .preloads(body)
      .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...assets.scripts.map(
      (src) => `<script type="module" src="${src}" fetchpriority="low"></script>`,
    ),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${brand.locale}" data-half="site">
<head>
${head.join('\n')}
</head>
<body data-page="${id}">
${body}
</body>
</html>
`;
}
