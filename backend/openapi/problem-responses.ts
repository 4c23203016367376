import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorCode } from '../errors/error-codes';
import { problemType, Problem } from '../errors/problem.dto';
import { documentedHeaders } from './shared-parts';

type Kind = { description: string; code: ErrorCode; message: string; headers?: string[] };

const KINDS: Record<number, Kind> = {
  400: {
    description: 'The request cannot be read, or the link in it is not valid.',
    code: 'malformed_json',
    message: 'The request body is not valid JSON.',
  },
  401: {
    description: 'The caller is not signed in, or the session has ended.',
    code: 'unauthenticated',
    message: 'Please sign in.',
    headers: ['WWW-Authenticate'],
  },
  403: {
    description: 'The caller may not do this.',
    code: 'forbidden',
    message: 'You do not have access to this.',
  },
  404: {
    description: 'It does not exist, or the caller may not see it.',
    code: 'not_found',
    message: 'There is nothing at this address.',
  },
  406: {
    description: 'The caller does not accept JSON.',
    code: 'not_acceptable',
    message: 'This API answers application/json.',
  },
  409: {
    description: 'The object has changed; `current` has its current state.',
    code: 'version_conflict',
    message: 'A colleague changed this request in the meantime.',
  },
  410: {
    description: 'The link has expired or was replaced by a newer one.',
    code: 'token_expired',
    message: 'This link has expired. Please ask for a new one.',
  },
  412: {
    description: 'The object is no longer at the version given in `If-Match`.',
    code: 'precondition_failed',
    message: 'This request is no longer at the version you named in If-Match.',
  },
  413: {
    description: 'The body is larger than 64 KiB, or a file larger than 25 MiB.',
    code: 'payload_too_large',
    message: 'The request body is larger than 64 KiB.',
  },
  414: {
    description: 'The URL is longer than 4,096 characters, or its path longer than 1,024.',
    code: 'uri_too_long',
    message: 'This address is too long.',
  },
  415: {
    description: 'The body is not JSON or, for an upload, not multipart/form-data.',
    code: 'unsupported_media_type',
    message: 'Send the body as application/json.',
  },
  422: {
    description: 'A field is missing or wrong; `errors` names each one.',
    code: 'validation_failed',
    message: 'Please check the marked fields.',
  },
  429: {
    description: 'Too many calls; `Retry-After` says when to try again.',
    code: 'quota_exceeded',
    message: 'Too many tries. Please wait a moment and try again.',
    headers: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  },
  500: {
    description: 'An error on our side. Quote `traceId` to support.',
    code: 'internal_error',
    message: 'Something went wrong on our side. Please try again.',
  },
  503: {
    description: 'Temporarily unavailable; try again.',
    code: 'unavailable',
    message: 'The service is unavailable for a moment. Please try again.',
  },
};

const nameOf = (status: number): string => STATUS_CODES[status]!.replaceAll(' ', '');

export const ProblemResponses = (...statuses: number[]) =>
  applyDecorators(ApiExtraModels(Problem), ...statuses.map((status) => ApiResponse({ status })));

export function problemReference(status: number): { $ref: string } {
  if (!KINDS[status]) throw new Error(`problem-responses.ts does not describe status ${status}`);
  return { $ref: `#/components/responses/${nameOf(status)}` };
}

export const problemComponents = () =>
  Object.fromEntries(
    Object.entries(KINDS).map(([status, kind]) => [
      nameOf(Number(status)),
      {
        description: kind.description,
        ...(kind.headers && { headers: documentedHeaders(kind.headers) }),
        content: {
          'application/problem+json': {
            schema: { $ref: getSchemaPath(Problem) },
            example: exampleOf(Number(status), kind),
          },
        },
      },
    ]),
  );

const exampleOf = (status: number, { code, message }: Kind): Problem => ({
  type: problemType(code),
  title: STATUS_CODES[status]!,
  status,
  detail: message,
  instance: '/api/…',
  code,
  message,
  traceId: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77',
  ...(status === 422 && {
    errors: [{ field: 'email', code: 'required', message: 'Email is required' }],
  }),
  ...(status === 429 && { retryAfter: 30 }),
});
