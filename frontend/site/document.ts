import brand from '../../brand.json';
import type { PageMeta } from './seo/page-meta';

/** What a document of the site loads, as addresses ("/assets/…"). */
export interface DocumentAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
  fonts: string[];
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

/** The whole HTML of one page: no inline script, no inline style, so that the strict CSP holds. */
export function htmlDocument({ id, path, meta, body }: DocumentParts, assets: DocumentAssets) {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${meta.title} – ${brand.name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    meta.noindex ? '<meta name="robots" content="noindex">' : '',
    path ? `<link rel="canonical" href="${path}">` : '',
    '<meta name="theme-color" content="#f6f8f4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1915" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="en-GB" data-half="site">
<head>
${head.join('\n')}
</head>
<body>
<div id="page" data-page="${id}">${body}</div>
</body>
</html>
`;
}
