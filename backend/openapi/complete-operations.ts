import type { OpenAPIObject } from '@nestjs/swagger';
import { addExamples } from './examples';
import { problemComponents, problemReference } from './problem-responses';
import { documentedHeaders, idempotencyKeyParameter, shareParameters } from './shared-parts';
import { describeTags } from './tags';
import { SUBJECTS } from './touches';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  'x-permission'?: string;
  'x-callers'?: string;
  'x-not-idempotent'?: string;
  'x-scope'?: string | null;
  'x-scope-area'?: string | null;
  'x-shows'?: string[];
  /** The tags or subjects that the call changes. */
  'x-touches'?: string[];
  'x-answer-headers'?: string[];
  'x-leaves-stable-api'?: object;
};

type RequestBody = { content: object };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const ANY_CALL = [406, 414];
const ANY_BODY = [400, 413, 415];

export const operationsOf = (document: OpenAPIObject): [name: string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, Operation][] => {
      const operation = item[method];
      return operation ? [[`${method.toUpperCase()} ${path}`, operation]] : [];
    }),
  );

export function completeOperations(document: OpenAPIObject): void {
  const operations = operationsOf(document);
  for (const [name, operation] of operations) {
    if (operation['x-permission'] === 'public') operation.security = [];
    else {
      declareScope(name, operation);
      if (/^(POST|PUT) /.test(name)) declareIdempotency(operation);
    }
    declareTouches(name, operation);
    summarise(operation);
    describeAccess(operation);
    operation.parameters?.forEach(forbidNull);
    declareHeaders(operation);
    declareProblems(name, operation);
  }
  expectKnownSubjects(operations);
  addExamples(
    document,
    operations.map(([, operation]) => operation),
  );
  shareParameters(
    document,
    operations.map(([, operation]) => operation),
  );
  document.components = { ...document.components, responses: problemComponents() };
  document.tags = tagsOf(document);
  Object.assign(document, { 'x-subjects': SUBJECTS });
}

export const tagsOf = (document: OpenAPIObject) =>
  describeTags(new Set(operationsOf(document).flatMap(([, { tags = [] }]) => tags)));

function declareScope(name: string, operation: Operation): void {
  const { 'x-scope': declared, 'x-scope-area': area } = operation;
  const ofArea = area ? `${area}:${name.startsWith('GET ') ? 'read' : 'write'}` : null;
  const scope = declared === undefined ? ofArea : declared;
  delete operation['x-scope-area'];
  operation['x-scope'] = scope;
  operation.security = [{ bearer: [] }, ...(scope ? [tokenWith(scope)] : [])];
}

/** Only OAuth schemes have scopes in OpenAPI, so two schemes are needed. */
export const tokenWith = (scope: string) => ({ apiToken: [], apiTokenScopes: [scope] });

function declareIdempotency(operation: Operation): void {
  if (operation['x-not-idempotent']) return;
  operation.parameters = [idempotencyKeyParameter(), ...(operation.parameters ?? [])];
  for (const status of [409, 422]) operation.responses[status] ??= problemReference(status);
}

/** Of a read only if it says so: the stream, whose messages are about changes of others. */
function declareTouches(name: string, operation: Operation): void {
  if (!name.startsWith('GET ')) operation['x-touches'] ??= operation.tags ?? [];
}

/** A misspelled subject would touch nothing, and no page would say so. */
function expectKnownSubjects(operations: [name: string, Operation][]): void {
  const all = operations.map(([, operation]) => operation);
  const known = new Set([
    ...all.flatMap(({ tags = [], 'x-shows': shown = [] }) => [...tags, ...shown]),
    ...Object.keys(SUBJECTS),
  ]);
  const named = [
    ...all.flatMap((one) => one['x-touches'] ?? []),
    ...Object.values(SUBJECTS).flat(),
  ];
  const unknown = named.filter((subject) => !known.has(subject));
  if (unknown.length > 0) throw new Error(`No call is about ${unknown.join(', ')}`);
}

function summarise(operation: Operation): void {
  operation.summary ||= operation.description?.split(/(?<=[.:]) /)[0]?.replace(/[.:]$/, '');
  if (operation.description === `${operation.summary}.`) delete operation.description;
}

/** Swagger UI shows no extensions, so the description names callers and scope. */
function describeAccess(operation: Operation): void {
  const { description, 'x-callers': callers, 'x-scope': scope } = operation;
  delete operation['x-callers'];
  const token = scope ? `An API token needs the scope \`${scope}\`.` : 'API tokens cannot call it.';
  const access = callers ? `For ${callers}. ${token}` : 'Open to everybody.';
  operation.description = [description, access].filter(Boolean).join('\n\n');
}

/** Routes declare only errors that do not follow from their address, parameters and body. */
function declareProblems(name: string, operation: Operation): void {
  const { responses, requestBody, parameters = [] } = operation;
  const isRedirect = '302' in responses;
  const isForm = requestBody && !('message/rfc822' in (requestBody as RequestBody).content);
  const isFiltered = parameters.some((one) => 'in' in one && one.in === 'query');
  const declared = Object.keys(responses).map(Number);
  for (const status of [
    ...declared.filter((one) => one >= 400),
    ...(name.includes('{') ? [404] : []),
    ...(isForm || isFiltered ? [422] : []),
    ...(isRedirect ? [] : ANY_CALL),
    ...(isRedirect || !requestBody ? [] : ANY_BODY),
  ]) {
    responses[status] = problemReference(status);
  }
  // A redirect has no 2xx response, so its error responses are a default.
  if (isRedirect) responses['default'] = problemReference(500);
}

type NullableSchema = { type?: string | string[]; anyOf?: { type?: string }[] };

/** URL text is never null, unlike the bodies that share decorators. */
function forbidNull(parameter: NonNullable<Operation['parameters']>[number]): void {
  if (!('schema' in parameter) || !parameter.schema) return;
  const schema = parameter.schema as NullableSchema;
  if (Array.isArray(schema.type)) [schema.type] = schema.type.filter((type) => type !== 'null');
  const [other] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (other) {
    delete schema.anyOf;
    Object.assign(schema, other);
  }
}

function declareHeaders(operation: Operation): void {
  const names = operation['x-answer-headers'];
  delete operation['x-answer-headers'];
  if (!names) return;
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status < '300') Object.assign(response as object, { headers: documentedHeaders(names) });
  }
}
