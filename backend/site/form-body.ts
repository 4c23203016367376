import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { BODY_LIMIT_BYTES } from '../http/request-limits';

/** A visitor's input by field name. */
export type Typed = ReadonlyMap<string, string>;

/** The page of a refused form. `saysWhy`: it shows the reason itself. */
export type Redrawn = { html: string; saysWhy?: boolean };

/** Form encoding takes up to three characters per byte. */
export const ENCODED_LIMIT_BYTES = 3 * BODY_LIMIT_BYTES;
const MAX_FIELDS = 50;

const FOREIGN =
  'This form was sent from another website, so we did not take it. Please write to us here.';

/** @throws AppError `foreign` */
export function expectOurs(request: FastifyRequest, publicUrl: string): void {
  if (!isFromOurPages(request, publicUrl)) throw new AppError('forbidden', 'foreign', FOREIGN);
}

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

export function typedFields({ body }: FastifyRequest): Typed {
  const fields = [...new URLSearchParams(typeof body === 'string' ? body : '')];
  return new Map(
    fields
      .slice(0, MAX_FIELDS)
      .filter(([name]) => /^[a-z]\w*$/i.test(name))
      .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}
