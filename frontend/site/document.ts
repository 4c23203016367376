import brand from '../../brand.json';
import type { Card } from './seo/card';

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
  /** Head elements of this page, from `headOf`. */
  own: string[];
  body: string;
}

const feedTypes = [
  ['application/atom+xml', 'atom'],
  ['application/rss+xml', 'rss'],
  ['application/feed+json', 'json'],
] as const;

/** Renders the HTML of a page without inline scripts or styles, as the strict CSP requires. */
export function htmlDocument({ id, own, body }: DocumentParts, assets: DocumentAssets) {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...own,
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
