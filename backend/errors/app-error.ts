import { HttpStatus } from '@nestjs/common';
import type { ErrorCode } from './error-codes';

export const STATUS_OF_KIND = {
  malformed: HttpStatus.BAD_REQUEST,
  unauthenticated: HttpStatus.UNAUTHORIZED,
  forbidden: HttpStatus.FORBIDDEN,
  missing: HttpStatus.NOT_FOUND,
  method_not_allowed: HttpStatus.METHOD_NOT_ALLOWED,
  not_acceptable: HttpStatus.NOT_ACCEPTABLE,
  conflict: HttpStatus.CONFLICT,
  gone: HttpStatus.GONE,
  stale: HttpStatus.PRECONDITION_FAILED,
  too_large: HttpStatus.PAYLOAD_TOO_LARGE,
  uri_too_long: HttpStatus.URI_TOO_LONG,
  unsupported_media_type: HttpStatus.UNSUPPORTED_MEDIA_TYPE,
  unsatisfiable_range: HttpStatus.REQUESTED_RANGE_NOT_SATISFIABLE,
  invalid: HttpStatus.UNPROCESSABLE_ENTITY,
  too_many: HttpStatus.TOO_MANY_REQUESTS,
  internal: HttpStatus.INTERNAL_SERVER_ERROR,
  unavailable: HttpStatus.SERVICE_UNAVAILABLE,
} as const;

export type ErrorKind = keyof typeof STATUS_OF_KIND;

export type FieldError = { field: string; code: string; message: string };

type ErrorExtras = {
  errors?: FieldError[];
  current?: unknown;
  /** Seconds. */
  retryAfter?: number;
  allow?: string[];
};

/**
 * `code` is stable, for programs. `message` is for people and never contains the word "success",
 * which the specified screens take for one.
 */
export class AppError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: ErrorCode,
    message: string,
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
  }

  get status(): HttpStatus {
    return STATUS_OF_KIND[this.kind];
  }
}

const errorOf =
  (kind: ErrorKind) => (code: ErrorCode, message: string, extras?: ErrorExtras) => () =>
    new AppError(kind, code, message, extras);

export const conflict = errorOf('conflict');
export const forbidden = errorOf('forbidden');
export const gone = errorOf('gone');
export const malformed = errorOf('malformed');
export const unauthenticated = errorOf('unauthenticated');

export const invalidField = (field: string, code: ErrorCode, message: string) =>
  new AppError('invalid', code, message, { errors: [{ field, code, message }] });

type Missing = ErrorCode extends infer Code
  ? Code extends `${infer Thing}_not_found`
    ? Thing
    : never
  : never;

export const missing =
  (thing: Missing, label: string = thing) =>
  () =>
    new AppError('missing', `${thing}_not_found`, `This ${label} does not exist.`);

/** For `catch`. Other errors, such as an outage, are thrown again. */
export function nullIfMissing(thrown: unknown): null {
  if (thrown instanceof AppError && thrown.kind === 'missing') return null;
  throw thrown;
}

/** `current` is the row as it is now. */
export const versionConflict = (message: string) => (current?: unknown) =>
  new AppError('conflict', 'version_conflict', message, { current });

export async function expectVersion(
  row: { version: number },
  seen: number | undefined,
  conflict: (current?: unknown) => AppError,
  read: () => unknown = () => undefined,
): Promise<void> {
  if (seen !== undefined && seen !== row.version) throw conflict(await read());
}
