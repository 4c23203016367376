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
import type { BookingPages } from './booking/booking-pages';
import { privatePages } from './booking/private-pages';
import { BUILD, readBuild, publicPagePolicy } from './built-site';
import {
  ENCODED_LIMIT_BYTES,
  expectOurs,
  typedFields,
  type Redrawn,
  type Typed,
} from './form-body';
import { FormParts } from './form-parts';
import { refusedPage } from './refused-page';
import { siteForms, type SiteForm } from './site-form';

const ELSEWHERE = { page: '/contact', formId: 'contact', action: '/forms/contact' };

const TOO_LONG = `This is too long to be sent. Please shorten it, or write to us at ${brand.email}.`;
const UNKNOWN =
  'We could not tell which form you sent, so we did not take it. Please send it here.';

/** For visitors without JavaScript. With it, the islands call the API instead. */
export function serveSiteForms(
  fastify: FastifyInstance,
  app: INestApplicationContext,
  { thirdParties, publicUrl }: Pick<AppConfig, 'thirdParties' | 'publicUrl'>,
  booking: BookingPages,
): void {
  const { documents: built, formParts } = readBuild();
  const documents = new Map(Object.entries(built));
  const parts = new FormParts(formParts);
  const policy = publicPagePolicy(thirdParties);
  const limits = app.get(RateLimits);
  const logger = new Logger('site-forms');
  const { fail } = privatePages(app, { thirdParties }, booking.pages);

  const take = async (form: SiteForm, request: FastifyRequest, reply: FastifyReply) => {
    const { ip } = request;
    expectOurs(request, publicUrl);
    await limits.count(form.limit, { ip }, reply);
    const typed = typedFields(request);
    if (sizeOf(typed) > BODY_LIMIT_BYTES) throw new AppError('too_large', 'too_large', TOO_LONG);
    const isKnown = form.redraw !== undefined || documents.has(pageIn(typed));
    if (!isKnown) throw new AppError('malformed', 'unknown_page', UNKNOWN);
    return form.take(typed, { ip, reply });
  };

  const refuse = async (
    error: AppError,
    form: SiteForm,
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
      title: form.rules(typed).summary?.(errors),
      alert: alertOf(error),
    };
    const builtAt = async (path: string): Promise<Redrawn | undefined> => {
      const document = documents.get(path);
      return document ? { html: await readFile(join(BUILD, document), 'utf8') } : undefined;
    };
    const refill = (page: Redrawn | undefined, sent: { formId: string; action: string }) =>
      page &&
      refusedPage(page.html, parts, { ...refusal, ...sent, ...(page.saysWhy && { alert: null }) });
    const action = request.url.split('?')[0]!;
    const path = pageIn(typed);
    const page = refill(await (form.redraw ? form.redraw(typed, error) : builtAt(path)), {
      action,
      formId: form.formId ?? typed.get('formId') ?? '',
    });
    const shown = page ?? refill(await builtAt(ELSEWHERE.page), ELSEWHERE);
    const retryAfter = retryAfterOf(error);
    if (retryAfter) void reply.header('Retry-After', String(retryAfter));
    return policy(reply, page ? path : ELSEWHERE.page)
      .status(error.status)
      .type('text/html; charset=utf-8')
      .send(shown);
  };

  for (const [name, form] of Object.entries(siteForms(app, booking))) {
    fastify.post(
      `/forms/${name}`,
      {
        config: TAKES_FORMS,
        bodyLimit: ENCODED_LIMIT_BYTES,
        errorHandler: (thrown, request, reply) =>
          void refuse(appErrorOf(thrown, logger), form, request, reply).catch((cause: unknown) =>
            fail(cause, reply),
          ),
        onRequest: async (_request, reply) => void reply.header('Cache-Control', 'no-store'),
      },
      async (request, reply) => {
        const sent = await take(form, request, reply);
        return reply.redirect(sent, 303);
      },
    );
  }
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
