import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  'x-permission'?: string;
  'x-not-idempotent'?: string;
  parameters?: { name: string }[];
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export const document = JSON.parse(
  readFileSync(join(__dirname, '../../openapi/openapi.json'), 'utf8'),
) as Document;

export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'api', components: { schemas: strict(document.components.schemas) } });
const validators = new Map<Schema, ValidateFunction>();

/**
 * Fails unless the document describes this answer: its status, its media type and its body, in
 * which no undeclared property may stand.
 */
export function expectDocumented(
  method: string,
  url: string,
  status: number,
  mediaType: string,
  body: unknown,
): void {
  const path = url.split('?')[0]!;
  const found = operations.find(
    (one) =>
      one.method === method.toLowerCase() &&
      new RegExp(`^${one.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
  // Unknown paths, and methods a path does not have, are not the document's business.
  if (!found) return;
  const response = found.operation.responses[status];
  const where = `${method} ${found.path} → ${status}`;
  if (!response) throw new Error(`${where} is not in the OpenAPI document`);
  if (!response.content) return;
  const schema = response.content[mediaType]?.schema;
  if (!schema) throw new Error(`${where}: ${mediaType} is not in the OpenAPI document`);
  let validate = validators.get(schema);
  if (!validate) validators.set(schema, (validate = ajv.compile(absolute(strict(schema)))));
  if (!validate(body)) {
    throw new Error(
      `${where} breaks its schema: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
  }
}

/** OpenAPI 3.0 into JSON Schema: `nullable` becomes a type, and objects are closed. */
function strict<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(strict) as T;
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, strict(value as unknown)]),
  );
  const closed =
    rest.properties && rest.additionalProperties === undefined
      ? { ...rest, additionalProperties: false }
      : rest;
  return (nullable ? { anyOf: [closed, { type: 'null' }] } : closed) as T;
}

const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as Schema;
