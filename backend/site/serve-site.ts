import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';
import { BUILD, readBuild, publicPagePolicy, type BuiltSite } from './built-site';
import { KeptFiles } from './kept-files';
import type { WithdrawnTestimonials } from './withdrawn-testimonials';
import { HOUR_MS } from '../time/days';

const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Their ETag makes it a 304. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const SHORT = 'public, max-age=3600';
/** Of the build, but for the server alone. */
const OURS = /^\/(routes\.json|served\.mjs)$/;
const SPECULATION = '/speculation-rules.json';
const FILTERED = /[?&](q|category|tag|saved)=/;
/** Browsers require the exact type for speculation rules. */
const TYPES: Readonly<Record<string, string>> = {
  [SPECULATION]: 'application/speculationrules+json',
  '/feed.json': 'application/feed+json; charset=utf-8',
};

export async function serveSite(
  fastify: FastifyInstance,
  { thirdParties }: Pick<AppConfig, 'thirdParties'>,
  countMiss: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
  withdrawn: Pick<WithdrawnTestimonials, 'page'>,
): Promise<void> {
  const site = readBuild();
  await fastify.register(fastifyStatic, {
    root: BUILD,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: true,
  });
  const portalDocumentAt = portalMatcher(site.portal);
  const moved = movedAddresses(site);
  const logger = new Logger('site');
  const missing = new MissingPages((path) => logger.log({ path }, 'No page here'));
  const publicPage = publicPagePolicy(thirdParties);
  const send = sender(new KeptFiles(BUILD));

  fastify.get('/*', { onSend: nameType }, async (request, reply) => {
    const path = decodePath(request);
    const document = site.documents[path];
    if (document) {
      void reply.header('Speculation-Rules', `"${SPECULATION}"`);
      if (FILTERED.test(request.url)) void reply.header('X-Robots-Tag', 'noindex');
      const changed = await withdrawn.page(document);
      if (changed !== undefined) {
        void publicPage(reply, path).header('Cache-Control', REVALIDATE);
        return reply.type('text/html; charset=utf-8').send(changed);
      }
      return send(request, publicPage(reply, path), document, REVALIDATE);
    }
    if (path.length > 1 && path.endsWith('/')) return withoutSlash(request, reply, path);
    const [page = '', fragment] = path.split(/#|%23/);
    if (fragment !== undefined && portalDocumentAt(page)) {
      return withFragment(reply, page, fragment);
    }
    const portalDocument = portalDocumentAt(path);
    if (portalDocument) {
      // Portal URLs may contain one-time codes, so none is sent as a referrer.
      void reply.header('Referrer-Policy', 'no-referrer');
      return send(request, reply, portalDocument, REVALIDATE);
    }
    if (path === '/favicon.ico') return send(request, reply, 'favicon.svg', SHORT);
    if (path.startsWith('/assets/') && isFile(path)) {
      return send(request, reply, path.slice(1), ONE_YEAR);
    }
    if (!path.endsWith('.html') && !OURS.test(path) && isFile(path)) {
      return send(request, reply, path.slice(1), SHORT);
    }
    const target = moved.get(withoutFileName(path.toLowerCase()));
    if (target) return reply.redirect(encodeURI(target) + queryOf(request), 301);
    await countMiss(request, reply);
    if (request.headers.accept?.includes('text/html')) missing.note(path);
    return send(request, publicPage(reply).status(404), notFoundFor(site, path), REVALIDATE);
  });
}

/** In onSend, because @fastify/static sets a compressed file's type late. */
async function nameType(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = TYPES[request.url.split('?')[0]!];
  if (type) void reply.type(type);
}

function movedAddresses({ documents, redirects }: BuiltSite): ReadonlyMap<string, string> {
  const written = Object.keys(documents).map((path) => [path.toLowerCase(), path] as const);
  return new Map([...written, ...Object.entries(redirects)]);
}

function withoutFileName(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '') || '/';
}

function notFoundFor({ notFound, notFoundUnder }: BuiltSite, path: string): string {
  const under = Object.keys(notFoundUnder).find((prefix) => path.startsWith(prefix));
  return under === undefined ? notFound : notFoundUnder[under]!;
}

function portalMatcher(documents: BuiltSite['portal']): (path: string) => string | undefined {
  const expressions = Object.entries(documents).map(
    ([pattern, file]) => [new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`), file] as const,
  );
  return (path) => expressions.find(([expression]) => expression.test(path))?.[1];
}

function decodePath(request: FastifyRequest): string {
  try {
    const path = decodeURIComponent(request.url.split('?')[0]!);
    return path.includes('..') || path.includes('\0') ? '/404' : path;
  } catch {
    return '/404';
  }
}

const isFile = (path: string) =>
  /\.\w+$/.test(path) && !/\.(br|gz)$/.test(path) && existsSync(join(BUILD, path));

const sender =
  (kept: KeptFiles) =>
  (request: FastifyRequest, reply: FastifyReply, file: string, cacheControl: string) => {
    void reply.header('Cache-Control', cacheControl);
    return kept.answer(file, request, reply) ? reply : reply.sendFile(file);
  };

/** Some mail gateways write the `#` of a link as `%23`. Nothing may keep what should have stayed secret. */
const withFragment = (reply: FastifyReply, page: string, fragment: string) =>
  reply
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store')
    .redirect(`${encodeURI(page)}#${encodeURIComponent(fragment)}`, 302);

function withoutSlash(request: FastifyRequest, reply: FastifyReply, path: string) {
  // One leading slash: `//host` would redirect to another site.
  const clean = `/${withoutOuterSlashes(path)}`;
  return reply.redirect(encodeURI(clean) + queryOf(request), 308);
}

function withoutOuterSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}

function queryOf(request: FastifyRequest): string {
  const query = request.url.split('?')[1];
  return query ? `?${query}` : '';
}

const MAX_AN_HOUR = 500;
const LONGEST = 200;

function withoutPersons(path: string): string {
  // Cutting within a segment would make a token unrecognisable.
  const short =
    path.length <= LONGEST ? path : path.slice(0, path.lastIndexOf('/', LONGEST - 1) + 1);
  return short.split('/').map(withoutPerson).join('/');
}

function withoutPerson(segment: string): string {
  if (segment.includes('@')) return ':address';
  const isToken = segment.length >= 60 || (segment.length >= 24 && /[0-9A-Z_]/.test(segment));
  return isToken ? ':token' : segment;
}

/**
 * Unknown addresses help decide about redirects. At most once an hour, so that scanners cannot fill
 * the log, and without the query, which may have a token.
 */
export class MissingPages {
  private seen = new Set<string>();
  private since = 0;

  constructor(private readonly log: (path: string) => void) {}

  note(path: string, now = Date.now()): void {
    if (now - this.since >= HOUR_MS) {
      this.seen = new Set();
      this.since = now;
    }
    const short = withoutPersons(path);
    if (this.seen.has(short) || this.seen.size >= MAX_AN_HOUR) return;
    this.seen.add(short);
    this.log(short);
  }
}
