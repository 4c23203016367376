import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const OF_FORMAT: Record<string, string> = {
  'date-time': '2026-11-02T09:30:00.000Z',
  uuid: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77',
  email: 'amira@northgate.example',
};

const OF_TYPE: Record<string, unknown> = {
  string: 'Text',
  integer: 1,
  number: 0,
  boolean: true,
  object: {},
};

/** A whole example of a schema, put together from the examples of its parts. */
export function exampleOf(schema: Schema | undefined, schemas: Record<string, Schema>): unknown {
  if (!schema) return undefined;
  if ('$ref' in schema) return exampleOf(schemas[schema.$ref.split('/').at(-1)!], schemas);
  if (schema.example !== undefined) return schema.example as unknown;
  const [first] = schema.allOf ?? schema.anyOf ?? [];
  if (first) return exampleOf(first, schemas);
  if (schema.enum) return schema.enum[0] as unknown;
  if (schema.type === 'array') return [exampleOf(schema.items, schemas)];
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([name, part]) => [
      name,
      exampleOf(part, schemas),
    ]);
    return Object.fromEntries(parts) as unknown;
  }
  return OF_FORMAT[schema.format ?? ''] ?? OF_TYPE[String([schema.type].flat()[0])];
}

const PROBLEMS: Record<number, [code: string, message: string]> = {
  400: ['malformed_json', 'The request body is not valid JSON.'],
  401: ['unauthenticated', 'Please sign in.'],
  403: ['forbidden', 'You do not have access to this.'],
  404: ['not_found', 'There is nothing at this address.'],
  406: ['not_acceptable', 'This API answers application/json.'],
  409: ['version_conflict', 'A colleague changed this request in the meantime.'],
  410: ['token_expired', 'This link has expired. Please ask for a new one.'],
  412: ['precondition_failed', 'This request is no longer at the version you named in If-Match.'],
  413: ['payload_too_large', 'The request body is larger than 64 KiB.'],
  414: ['uri_too_long', 'This address is too long.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
  422: ['validation_failed', 'Please check the marked fields.'],
  429: ['quota_exceeded', 'Too many tries. Please wait a moment and try again.'],
  500: ['internal_error', 'Something went wrong on our side. Please try again.'],
  503: ['unavailable', 'The service is unavailable for a moment. Please try again.'],
};

export function problemExample(status: number): Record<string, unknown> {
  const [code, message] = PROBLEMS[status] ?? ['error', 'Error'];
  return {
    type: `https://fenwright.example/docs/errors#${code.replaceAll('_', '-')}`,
    title: STATUS_CODES[status],
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
  };
}
