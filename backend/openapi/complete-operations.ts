import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf, problemExample, type Schema } from './examples';
import { idempotencyKeyParameter } from './idempotency-key-header';
import { describeProblem, problemContent } from './problem-responses.decorator';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  'x-permission'?: string;
  'x-not-idempotent'?: string;
};
type Body = { content: Content };
type Content = Record<string, { schema?: Schema; example?: unknown }>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What every call may answer, and every call with a body. */
const ANY_CALL = [406, 414];
const ANY_BODY = [400, 413, 415];

/** Adds to each operation what holds for all of them: a summary, common errors, examples. */
export function completeOperations(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      if (method === 'post' || method === 'put') declareIdempotency(operation);
      completeOperation(operation, document);
    }
  }
}

/** Every signed-in POST and PUT heeds an `Idempotency-Key` unless it says why not. */
function declareIdempotency(operation: Operation): void {
  if (operation['x-permission'] === 'public' || operation['x-not-idempotent']) return;
  operation.parameters = [idempotencyKeyParameter(), ...(operation.parameters ?? [])];
  for (const status of [409, 422]) operation.responses[status] ??= problemResponse(status);
}

function completeOperation(operation: Operation, document: OpenAPIObject): void {
  operation.summary ||= operation.description?.split(/(?<=[.:]) /)[0]?.replace(/[.:]$/, '');
  forbidNullParameters(operation);
  const body = operation.requestBody as Body | undefined;
  const isRedirect = '302' in operation.responses;
  for (const status of isRedirect ? [] : [...ANY_CALL, ...(body ? ANY_BODY : [])]) {
    operation.responses[status] ??= problemResponse(status);
  }
  if (body) addExamples(body.content, document);
  declareHeaders(operation);
  for (const [status, response] of Object.entries(operation.responses)) {
    const { content } = response as Partial<Body>;
    if (content?.['application/problem+json']) {
      content['application/problem+json'].example = problemExample(Number(status));
    } else if (content) addExamples(content, document);
  }
}

/** The same decorators describe bodies and parameters; text in an address is never null. */
function forbidNullParameters({ parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    if ('schema' in parameter && parameter.schema) withoutNull(parameter.schema as NullableSchema);
  }
}

type NullableSchema = { type?: string | string[]; anyOf?: Schema[] };

function withoutNull(schema: NullableSchema): void {
  if (Array.isArray(schema.type)) [schema.type] = schema.type.filter((type) => type !== 'null');
  const [other] = schema.anyOf?.filter((one) => !('type' in one && one.type === 'null')) ?? [];
  if (other) {
    delete schema.anyOf;
    Object.assign(schema, other);
  }
}

const problemResponse = (status: number) => ({
  description: describeProblem(status),
  content: problemContent(),
});

const HEADERS: Record<string, string> = {
  ETag: 'The version, for `If-Match`.',
  Location: 'Where the new object is.',
  'WWW-Authenticate': 'Always `Bearer`.',
  'Retry-After': 'Seconds until the next try is allowed.',
  RateLimit: 'What is left of the limit, and seconds until it is whole again.',
  'RateLimit-Policy': 'The limit: calls and seconds.',
};

function declareHeaders(operation: Operation & { 'x-answer-headers'?: string[] }): void {
  const ofAnswer = operation['x-answer-headers'] ?? [];
  delete operation['x-answer-headers'];
  for (const [status, response] of Object.entries(operation.responses)) {
    const names =
      status < '300'
        ? ofAnswer
        : ({ 401: ['WWW-Authenticate'], 429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'] }[
            status
          ] ?? []);
    if (names.length === 0) continue;
    (response as { headers?: object }).headers = Object.fromEntries(
      names.map((name) => [name, { description: HEADERS[name], schema: { type: 'string' } }]),
    );
  }
}

function addExamples(content: Content, document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const media of Object.values(content)) {
    media.example ??= exampleOf(media.schema, schemas);
  }
}
