import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import brand from '../../brand.json';
import { RateLimits } from '../access/rate-limits';
import type { AppConfig } from '../config/app-config';
import { AppError } from '../errors/app-error';
import { appErrorOf, retryAfterOf } from '../errors/problem.filter';
import { TAKES_FORMS } from '../http/http-server';
import { BODY_LIMIT_BYTES } from '../http/request-limits';
import { LeadForms } from '../modules/leads/leads.public';
import { Subscribe } from '../modules/newsletter/newsletter.public';
import { BUILD, readBuild, publicPagePolicy } from './built-site';
import { FormParts } from './form-parts';
import { refusedPage } from './refused-page';
import { siteForms, type SiteForm, type Typed } from './site-form';

/**
 * The API refuses other sites' forms by accepting only JSON; a plain form needs this check. Text
 * browsers send no origin and are let through: these forms use no session.
 */
export function isFromOurPages(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) return true;
  if (!URL.canParse(sender)) return false;
  const from = new URL(sender);
  return from.host === host || from.origin === new URL(publicUrl).origin;
}

/** Form encoding takes up to three characters per byte. */
export const ENCODED_LIMIT_BYTES = 3 * BODY_LIMIT_BYTES;
const MAX_FIELDS = 50;

const ELSEWHERE = { page: '/contact', formId: 'contact', action: '/forms/contact' };

const TOO_LONG = `This is too long to be sent. Please shorten it, or write to us at ${brand.email}.`;
const FOREIGN =
  'This form was sent from another website, so we did not take it. Please write to us here.';
const UNKNOWN =
  'We could not tell which form you sent, so we did not take it. Please send it here.';

/** For visitors without JavaScript. With it, the islands call the API instead. */
export function serveSiteForms(
  fastify: FastifyInstance,
  app: INestApplicationContext,
  { thirdParties, publicUrl }: Pick<AppConfig, 'thirdParties' | 'publicUrl'>,
): void {
  const { documents: built, formParts } = readBuild();
  const documents = new Map(Object.entries(built));
  const parts = new FormParts(formParts);
  const policy = publicPagePolicy(thirdParties);
  const limits = app.get(RateLimits);
  const logger = new Logger('site-forms');

  const take = async (form: SiteForm, request: FastifyRequest, reply: FastifyReply) => {
    const { ip } = request;
    if (!isFromOurPages(request, publicUrl)) throw new AppError('forbidden', 'foreign', FOREIGN);
    await limits.count('forms', { ip }, reply);
    const typed = typedFields(request);
    if (sizeOf(typed) > BODY_LIMIT_BYTES) throw new AppError('too_large', 'too_large', TOO_LONG);
    if (!documents.has(pageIn(typed))) throw new AppError('malformed', 'unknown_page', UNKNOWN);
    return form.take(typed, { ip, reply });
  };

  const refuse = async (
    error: AppError,
    { rules }: SiteForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    await limits.count('anonymous', { ip: request.ip }, reply);
    const isOurs = error.code !== 'foreign';
    // Another site's content is not shown under our name.
    const typed: Typed = isOurs ? typedFields(request) : new Map<string, string>();
    const errors = error.extras.errors ?? [];
    const refusal = {
      typed,
      errors,
      title: rules(typed).summary?.(errors),
      alert: alertOf(error),
    };
    const draw = async (path: string, form: { formId: string; action: string }) => {
      const document = documents.get(path);
      if (!document) return undefined;
      const html = await readFile(join(BUILD, document), 'utf8');
      return refusedPage(html, parts, { ...refusal, ...form });
    };
    const action = request.url.split('?')[0]!;
    const path = pageIn(typed);
    const page = await draw(path, { action, formId: typed.get('formId') ?? '' });
    const shown = page ?? (await draw(ELSEWHERE.page, ELSEWHERE));
    const retryAfter = retryAfterOf(error);
    if (retryAfter) void reply.header('Retry-After', String(retryAfter));
    return policy(reply, page ? path : ELSEWHERE.page)
      .status(error.status)
      .type('text/html; charset=utf-8')
      .send(shown);
  };

  for (const [name, form] of Object.entries(siteForms(app.get(LeadForms), app.get(Subscribe)))) {
    fastify.post(
      `/forms/${name}`,
      {
        config: TAKES_FORMS,
        bodyLimit: ENCODED_LIMIT_BYTES,
        errorHandler: (thrown, request, reply) =>
          void refuse(appErrorOf(thrown, logger), form, request, reply).catch((cause: unknown) =>
            reply.send(cause),
          ),
        onRequest: async (_request, reply) => void reply.header('Cache-Control', 'no-store'),
      },
      async (request, reply) => {
        const sent = await take(form, request, reply);
        return reply.redirect(`/sent/${sent}`, 303);
      },
    );
  }
}

export function typedFields({ body }: FastifyRequest): Typed {
  const fields = [...new URLSearchParams(typeof body === 'string' ? body : '')];
  return new Map(
    fields
      .slice(0, MAX_FIELDS)
      .filter(([name]) => /^[a-z]\w*$/i.test(name))
      .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}

const sizeOf = (typed: Typed): number =>
  [...typed].reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value), 0);

const pageIn = (typed: Typed): string => typed.get('page') ?? '';

/** Undefined for our own failures, which have the form's message. */
function alertOf({ kind, message }: AppError): string | undefined {
  if (kind === 'too_large') return TOO_LONG;
  if (kind === 'internal' || kind === 'unavailable') return undefined;
  return kind === 'unsupported_media_type' ? UNKNOWN : message;
}
