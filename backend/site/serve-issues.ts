import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import brand from '../../brand.json';
import type { ListedIssue } from '../../frontend/site/served/props';
import { RateLimits } from '../access/rate-limits';
import type { AppConfig } from '../config/app-config';
import { LOCALE } from '../config/locale';
import { OFFICE_ZONE } from '../config/office';
import { escapeHtml } from '../mail/mail.public';
import {
  archivePath,
  neighboursOf,
  publishedAddresses,
  publishedIssue,
  publishedIssues,
  renderBody,
  type PublishedIssue,
} from '../modules/issues/issues.public';
import type { Day } from '../time/days';
import { dayOf } from '../time/wall-clock';
import { dayInWords } from '../time/words';
import { BUILD, publicPagePolicy } from './built-site';
import { ServedPages } from './served-pages';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FEED = '/newsletter/feed.xml';
const FEED_TITLE = `${brand.name}: newsletter`;

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
  const drawn = new ServedPages('/newsletter');
  const pages = readFileSync(join(BUILD, SITEMAP), 'utf8');
  const policy = publicPagePolicy(thirdParties);
  const [db, limits] = [app.get(DataSource), app.get(RateLimits)];

  const answer = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    void reply.header('Cache-Control', REVALIDATE).header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(type).send(body);
  };
  const page = (request: FastifyRequest, reply: FastifyReply, html: string) =>
    answer(request, policy(reply, '/newsletter'), 'text/html; charset=utf-8', html);

  fastify.get('/newsletter', async (request, reply) => {
    const issues = await publishedIssues(db, MAX_LISTED);
    return page(request, reply, drawn.draw('issues', { issues: issues.map(listed) }));
  });
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
  const drawIssue = async (issue: PublishedIssue) => {
    const { older, newer } = await neighboursOf(db, issue);
    const props = {
      ...listed(issue),
      number: issue.number,
      html: await htmlOfIssue(issue, publicUrl),
      older: older && listed(older),
      newer: newer && listed(newer),
    };
    const { card } = drawn;
    return drawn.draw('issue', props, {
      title: issue.subject,
      path: archivePath(issue.slug),
      card,
      origin: publicUrl,
      ...(issue.preheader && { description: issue.preheader }),
    });
  };
  // An issue's address begins with its number, which leaves the site's own pages alone.
  fastify.get<{ Params: { slug: string } }>(
    '/newsletter/:slug(^\\d+[a-z0-9-]*$)',
    async (request, reply) => {
      const issue = await publishedIssue(db, request.params.slug);
      if (issue) return page(request, reply, await drawIssue(issue));
      await limits.count('missing', { ip: request.ip }, reply);
      return page(request, reply.status(404), drawn.draw('no-issue', {}, {}));
    },
  );
}

const listed = (issue: Omit<PublishedIssue, 'body'>): ListedIssue => ({
  href: archivePath(issue.slug),
  subject: issue.subject,
  preheader: issue.preheader,
  day: dayInWords(officeDay(issue.startedAt!)),
});

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
