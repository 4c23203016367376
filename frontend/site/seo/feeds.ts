import brand from '../../../brand.json';
import type { Insight, Post } from '../articles/collections';
import { locale } from '../../lib/locale';
import { absoluteHtml } from './absolute-html';

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Figures need our style sheet. Their numbers stand in the text. */
const contentOf = ({ html, path }: Insight | Post) =>
  absoluteHtml(html.replace(/<figure[^]*?<\/figure>/g, ''), brand.url + path);

const title = `${brand.name}: insights and blog`;

/** Blog and insights in full text, as RSS, Atom and JSON Feed. */
export function feeds(articles: readonly (Insight | Post)[]): Readonly<Record<string, string>> {
  return {
    'feed.atom': atom(articles),
    'feed.rss': rss(articles),
    'feed.json': json(articles),
  };
}

function atom(articles: readonly (Insight | Post)[]): string {
  const entries = articles.map(
    (article) => `  <entry>
    <id>${brand.url}${article.path}</id>
    <title>${escapeXml(article.title)}</title>
    <link rel="alternate" href="${brand.url}${article.path}"/>
    <published>${article.date}T00:00:00Z</published>
    <updated>${article.date}T00:00:00Z</updated>
    <author><name>${escapeXml(article.author.name)}</name></author>
    <summary>${escapeXml(article.summary)}</summary>
    <content type="html">${escapeXml(contentOf(article))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${brand.url}/feed.atom</id>
  <title>${escapeXml(title)}</title>
  <link rel="self" type="application/atom+xml" href="${brand.url}/feed.atom"/>
  <link rel="alternate" type="text/html" href="${brand.url}/insights"/>
  <updated>${articles[0]?.date ?? '2026-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

/** RSS 2.0 needs RFC 822 dates, and Dublin Core for author names. */
function rss(articles: readonly (Insight | Post)[]): string {
  const dated = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();
  const items = articles.map(
    (article) => `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${brand.url}${article.path}</link>
      <guid isPermaLink="true">${brand.url}${article.path}</guid>
      <pubDate>${dated(article.date)}</pubDate>
      <dc:creator>${escapeXml(article.author.name)}</dc:creator>
      <description>${escapeXml(article.summary)}</description>
      <content:encoded>${escapeXml(contentOf(article))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${brand.url}/insights</link>
    <atom:link rel="self" type="application/rss+xml" href="${brand.url}/feed.rss"/>
    <description>${escapeXml(title)}</description>
    <language>${locale}</language>
    <lastBuildDate>${dated(articles[0]?.date ?? '2026-01-01')}</lastBuildDate>
${items.join('\n')}
  </channel>
</rss>
`;
}

function json(articles: readonly (Insight | Post)[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${brand.url}/insights`,
    feed_url: `${brand.url}/feed.json`,
    language: locale,
    items: articles.map((article) => ({
      id: brand.url + article.path,
      url: brand.url + article.path,
      title: article.title,
      summary: article.summary,
      content_html: contentOf(article),
      date_published: `${article.date}T00:00:00Z`,
      authors: [{ name: article.author.name }],
      tags: 'tags' in article ? article.tags : [article.category],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
