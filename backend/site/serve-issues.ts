import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse, parseFragment, serialize } from 'parse5';
import { DataSource } from 'typeorm';
import brand from '../../brand.json';
import { RateLimits } from '../access/rate-limits';
import type { AppConfig } from '../config/app-config';
import { LOCALE } from '../config/locale';
import { OFFICE_ZONE } from '../config/office';
import { escapeHtml } from '../mail/mail.public';
import {
  archivePath,
  publishedAddresses,
  publishedIssue,
  publishedIssues,
  renderBody,
  type PublishedIssue,
} from '../modules/issues/issues.public';
import type { Day } from '../time/days';
import { dayOf } from '../time/wall-clock';
import { dayInWords } from '../time/words';
import { BUILD, publicPagePolicy, readBuild } from './built-site';
import {
  append,
  attribute,
  findIn,
  setAttribute,
  setText,
  WITHOUT_SCRIPTS,
  type Element,
} from './form-parts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FEED = '/newsletter/feed.xml';
const FEED_TITLE = `${brand.name}: newsletter`;
const FEED_LINK = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(FEED_TITLE)}" href="${FEED}">`;

const SITEMAP = 'sitemap.xml';
/** A sitemap has at most 50,000 addresses, of which the build's pages need a few hundred. */
const MAX_IN_SITEMAP = 40_000;
const MAX_LISTED = 100;
const MAX_IN_FEED = 20;

const made = new Map<string, Promise<string>>();
const MAX_MADE = 2 * MAX_IN_FEED;

function htmlOfIssue({ id, version, body }: PublishedIssue, publicUrl: string): Promise<string> {
  const key = `${id} ${version}`;
  const html =
    made.get(key) ??
    renderBody(body, publicUrl).then(
      (rendered) => rendered.html,
      // Sent before the limits were introduced.
      () => `<p>${escapeHtml(body)}</p>`,
    );
  // A map keeps the order of insertion, so its first entry was used longest ago.
  made.delete(key);
  made.set(key, html);
  if (made.size > MAX_MADE) made.delete(made.keys().next().value!);
  return html;
}

const officeDay = (at: Date): Day => dayOf(at, OFFICE_ZONE);

export function serveIssues(
  fastify: FastifyInstance,
  app: INestApplicationContext,
  { thirdParties, publicUrl }: AppConfig,
): void {
  const { documents } = readBuild();
  const shell = readFileSync(join(BUILD, documents['/newsletter']!), 'utf8');
  const pages = readFileSync(join(BUILD, SITEMAP), 'utf8');
  const policy = publicPagePolicy(thirdParties);
  const [db, limits] = [app.get(DataSource), app.get(RateLimits)];

  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    void reply.header('Cache-Control', REVALIDATE).header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(type).send(body);
  };
  const page = (request: FastifyRequest, reply: FastifyReply, drawn: Drawn) =>
    answer(
      request,
      policy(reply, '/newsletter'),
      'text/html; charset=utf-8',
      draw(shell, publicUrl, drawn),
    );

  fastify.get('/newsletter', async (request, reply) =>
    page(request, reply, listOf(await publishedIssues(db, MAX_LISTED))),
  );
  fastify.get(FEED, async (request, reply) =>
    answer(
      request,
      reply,
      'application/atom+xml; charset=utf-8',
      await feedOf(await publishedIssues(db, MAX_IN_FEED), publicUrl),
    ),
  );
  fastify.get(`/${SITEMAP}`, async (request, reply) => {
    const issues = await publishedAddresses(db, MAX_IN_SITEMAP);
    const entries = issues.map((issue) => sitemapEntry(issue, publicUrl)).join('');
    const all = pages.replace('</urlset>', `${entries}</urlset>`);
    return answer(request, reply, 'application/xml; charset=utf-8', all);
  });
  // An issue's address begins with its number, which leaves the site's own pages alone.
  fastify.get<{ Params: { slug: string } }>(
    '/newsletter/:slug(^\\d+[a-z0-9-]*$)',
    async (request, reply) => {
      const issue = await publishedIssue(db, request.params.slug);
      if (issue) return page(request, reply, await pageOf(issue, publicUrl));
      await limits.count('missing', { ip: request.ip }, reply);
      return page(request, reply.status(404), MISSING);
    },
  );
}

const ADDRESSES = [
  ['rel', 'canonical', 'href'],
  ['hreflang', LOCALE, 'href'],
  ['hreflang', 'x-default', 'href'],
  ['property', 'og:url', 'content'],
] as const;

/** `body`: trusted HTML; empty keeps the shell's. */
type Drawn = { path: string; title: string; note: string; description: string; body: string };

const NONE = { note: '', description: '' };
const MISSING: Drawn = {
  ...NONE,
  path: '',
  title: 'No such issue',
  body: '<p>It may have been withdrawn. <a href="/newsletter">See all issues</a>.</p>',
};

const listOf = (issues: PublishedIssue[]): Drawn => ({
  ...NONE,
  path: '/newsletter',
  title: '',
  body: issues.map(entryOf).join(''),
});

const entryOf = ({ slug, subject, preheader, startedAt }: PublishedIssue): string =>
  `<h2 dir="auto"><a href="${archivePath(slug)}">${escapeHtml(subject)}</a></h2>` +
  `<p>${dayInWords(officeDay(startedAt!))}${preheader ? `. <bdi>${escapeHtml(preheader)}</bdi>` : ''}</p>`;

const pageOf = async (issue: PublishedIssue, publicUrl: string): Promise<Drawn> => ({
  path: archivePath(issue.slug),
  title: issue.subject,
  description: issue.preheader,
  note: `Issue ${issue.number}, ${dayInWords(officeDay(issue.startedAt!))}. `,
  body: `${await htmlOfIssue(issue, publicUrl)}<p><a href="/newsletter">All issues</a></p>`,
});

function draw(shell: string, publicUrl: string, { path, title, note, description, body }: Drawn) {
  const document = parse(shell, WITHOUT_SCRIPTS);
  const find = (is: (element: Element) => boolean) => findIn(document, is);
  const place = find((one) => attribute(one, 'data-issue') !== undefined);
  if (!place) throw new Error('frontend/site/pages/newsletter/page.tsx has no data-issue');
  appendHtml(
    find(({ tagName }) => tagName === 'head')!,
    FEED_LINK,
  );
  if (body) {
    setAttribute(place, 'dir', 'auto');
    place.childNodes = [];
    appendHtml(place, body);
  }
  if (title) {
    const head = find(({ tagName }) => tagName === 'title');
    if (head) setText(head, `${title} – ${brand.name}`);
    const heading = find(({ tagName }) => tagName === 'h1');
    if (heading) {
      setAttribute(heading, 'dir', 'auto');
      setText(heading, title);
    }
    const said: Record<string, string> = {
      description,
      'og:title': title,
      'og:description': description,
    };
    for (const [name, content] of Object.entries(said)) {
      const meta = find((one) =>
        [attribute(one, 'name'), attribute(one, 'property')].includes(name),
      );
      if (meta && content) setAttribute(meta, 'content', content);
    }
    if (path) {
      for (const [name, value, target] of ADDRESSES) {
        const tag = find((one) => attribute(one, name) === value);
        if (tag) setAttribute(tag, target, `${publicUrl}${path}`);
      }
    }
  }
  const aside = find((one) => attribute(one, 'data-issue-note') !== undefined);
  if (aside && note) prependText(aside, note);
  return serialize(document);
}

function appendHtml(element: Element, html: string): void {
  for (const node of parseFragment(html).childNodes) append(element, node as Element);
}

function prependText(element: Element, text: string): void {
  appendHtml(element, `<strong>${escapeHtml(text)}</strong>`);
  element.childNodes.unshift(element.childNodes.pop()!);
}

const sitemapEntry = (
  { slug, startedAt }: Pick<PublishedIssue, 'slug' | 'startedAt'>,
  publicUrl: string,
): string =>
  `  <url><loc>${publicUrl}${archivePath(slug)}</loc><lastmod>${officeDay(startedAt!)}</lastmod></url>\n`;

const xmlOf = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

const entry = async (issue: PublishedIssue, publicUrl: string): Promise<string> => {
  const url = `${publicUrl}${archivePath(issue.slug)}`;
  const html = await htmlOfIssue(issue, publicUrl);
  return `  <entry>
    <title>${xmlOf(issue.subject)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <published>${issue.startedAt!.toISOString()}</published>
    <updated>${issue.startedAt!.toISOString()}</updated>
    <summary>${xmlOf(issue.preheader)}</summary>
    <content type="html">${xmlOf(html)}</content>
  </entry>`;
};

async function feedOf(issues: PublishedIssue[], publicUrl: string): Promise<string> {
  const entries: string[] = [];
  for (const issue of issues) entries.push(await entry(issue, publicUrl));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE}">
  <title>${escapeHtml(FEED_TITLE)}</title>
  <id>${publicUrl}/newsletter</id>
  <link href="${publicUrl}/newsletter"/>
  <link rel="self" type="application/atom+xml" href="${publicUrl}${FEED}"/>
  <author><name>${escapeHtml(brand.name)}</name></author>
  <updated>${(issues[0]?.startedAt ?? new Date(0)).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}
