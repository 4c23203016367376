/** The calls of the OpenAPI document, as the pages under /docs/api print them. Read at build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiPage, apiPages } from '../../content/api-reference';
import { resolved, sampleOf, type Schema, type Schemas, typeOf } from './schema';

export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export interface Call {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  paragraphs: readonly string[];
  access: string;
  scope: string | undefined;
  parameters: readonly Field[];
  fields: readonly Field[];
  /** As it can be sent in a shell that knows BASE and TOKEN. */
  send: string;
  status: string;
  /** The answer's JSON, or its media type if it is another one. */
  answer: string | undefined;
  errors: readonly string[];
  page: ApiPage;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-scope'?: string | null;
  'x-permission': string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: {
    schemas: Schemas;
    parameters: Record<string, Parameter>;
    securitySchemes: {
      apiTokenScopes: { flows: { implicit: { scopes: Record<string, string> } } };
    };
  };
}

const document = JSON.parse(
  readFileSync(join(process.cwd(), 'openapi/openapi.json'), 'utf8'),
) as Document;
const { schemas, parameters: shared, securitySchemes } = document.components;

export const tagText = new Map(document.tags.map(({ name, description }) => [name, description]));

/** @throws if no page, or no single page, has the call's tag */
function pageOf(tag: string, access: string): ApiPage {
  const all = apiPages.filter(({ tags }) => tags.includes(tag));
  const isAdmin = access.startsWith('For admins');
  const [page, ...others] =
    all.length > 1 ? all.filter(({ group }) => (group === 'Admin') === isAdmin) : all;
  if (!page || others.length > 0) {
    throw new Error(`frontend/content/api-reference.ts: the tag "${tag}" is not on one page`);
  }
  return page;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

function fieldOf(name: string, schema: Schema, isRequired: boolean, described?: string): Field {
  const text = described ?? schema.description ?? resolved(schema, schemas).description ?? '';
  // Most labels of forms repeat the name.
  const isName = lettersOf(text) === lettersOf(name.split('.').at(-1)!);
  return { name, type: typeOf(schema, schemas), isRequired, text: isName ? '' : text };
}

function fieldsOf(schema: Schema | undefined, prefix = ''): Field[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = resolved(schema, schemas);
  const all = Object.entries(properties);
  const needed = (name: string) => (required.includes(name) ? 0 : 1);
  return all
    .toSorted(([one], [other]) => needed(one) - needed(other))
    .flatMap(([name, field]) => {
      const inner = resolved(field, schemas);
      const item = inner.items && resolved(inner.items, schemas);
      const below = prefix ? undefined : item?.properties ? inner.items : inner.properties && field;
      const end = item ? '[].' : '.';
      return [
        fieldOf(prefix + name, field, required.includes(name)),
        ...(below ? fieldsOf(below, name + end) : []),
      ];
    });
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

function sendOf(
  method: string,
  path: string,
  operation: Operation,
  parameters: Parameter[],
): string {
  const { requestBody, 'x-scope': scope, 'x-permission': permission } = operation;
  const [[media, content] = ['', {}]] = Object.entries(requestBody?.content ?? {});
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, example, schema }) => `${name}=${String(example ?? schema.example)}`);
  const address = path
    .replace('/api/', scope ? '/api/v1/' : '/api/')
    .replace(/\{(\w+)\}/g, (_, name: string) => `$${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`);
  const isForm = media === 'multipart/form-data';
  const implied = media ? 'POST' : 'GET';
  const headers = parameters
    .filter((one) => one.in === 'header' && one.required)
    .map(({ name }) => `-H "${name}: …"`);
  return [
    `curl -fsS${method === implied ? '' : ` -X ${method}`} "$BASE${address}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    ...(permission === 'public' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...headers,
    ...(media && !isForm ? [`-H "Content-Type: ${media}"`] : []),
    ...(isForm ? ['-F "file=@brief.csv"'] : []),
    ...(media === 'message/rfc822' ? ['--data-binary @mail.eml'] : []),
    ...(media === 'application/json'
      ? [`-d '${json(content.example ?? {}).replaceAll("'", String.raw`'\''`)}'`]
      : []),
  ].join(' \\\n  ');
}

function callOf(method: string, path: string, operation: Operation): Call {
  const { operationId: id, summary, description, tags, requestBody, responses } = operation;
  const texts = description.split('\n\n').map((text) => text.replaceAll('\n', ' '));
  const access = texts.pop() ?? '';
  const [tag = ''] = tags;
  const parameters = (operation.parameters ?? []).map((one) =>
    one.$ref ? shared[one.$ref.split('/').at(-1)!]! : one,
  );
  const [status = '', response] = Object.entries(responses).find(([code]) => code < '400') ?? [];
  const [[media, content] = ['', {}]] = Object.entries(response?.content ?? {});
  // The summary is the first sentence of the description.
  const paragraphs = texts
    .map((text) => text.replace(`${summary}. `, ''))
    .filter((text) => !text.startsWith(summary));
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag,
    summary,
    paragraphs,
    access: access.replace(/ (An API token|API tokens) .*/, ''),
    scope: operation['x-scope'] ?? undefined,
    parameters: parameters.map(({ name, schema, required = false, description: text }) =>
      fieldOf(name, schema, required, text),
    ),
    fields: fieldsOf(requestBody?.content['application/json']?.schema),
    send: sendOf(method.toUpperCase(), path, operation, parameters),
    status,
    answer:
      media === 'application/json' && content.schema
        ? json(sampleOf(content.schema, schemas))
        : media || undefined,
    errors: Object.keys(responses).filter((code) => /^[45]/.test(code)),
    page: pageOf(tag, access),
  };
}

export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => callOf(method, path, operation)),
);

/** The scopes that open a call, and what each allows. */
export const scopes = Object.entries(securitySchemes.apiTokenScopes.flows.implicit.scopes).filter(
  ([scope]) => calls.some((call) => call.scope === scope),
);

export const callsOn = (path: string): Map<string, Call[]> => {
  const here = calls.filter(({ page }) => page.path === path);
  const { tags } = apiPages.find((page) => page.path === path)!;
  return new Map(tags.map((tag) => [tag, here.filter((call) => call.tag === tag)]));
};
