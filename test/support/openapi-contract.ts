import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema; example?: unknown }>;
export type Operation = {
  operationId: string;
  'x-permission'?: string;
  'x-not-idempotent'?: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export const document = JSON.parse(
  readFileSync(join(__dirname, '../../openapi/openapi.json'), 'utf8'),
) as Document;

export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** References, as they are told apart from those of other documents. */
function absolute<T>(schema: T): T {
  const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/$defs/');
  return JSON.parse(text) as T;
}

/** Strict: a keyword that means nothing, such as `nullable`, or a missing type does not compile. */
function strictAjv(schemas: Record<string, Schema>): Ajv {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats(ajv);
  ajv.removeKeyword('nullable');
  ajv.addKeyword({ keyword: 'example' });
  ajv.addSchema({ $id: 'api', $defs: schemas });
  return ajv;
}

const asWritten = strictAjv(absolute(document.components.schemas));
const closed = strictAjv(absolute(withClosedObjects(document.components.schemas)));
const validators = new Map<Schema, ValidateFunction>();

/** Compiles a schema of the document; throws where it is not true JSON Schema 2020-12. */
export const compiled = (schema: Schema): ValidateFunction => asWritten.compile(absolute(schema));

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
  if (!response.content) {
    if (body === '') return;
    throw new Error(`${where}: the OpenAPI document knows of no body`);
  }
  const schema = response.content[mediaType]?.schema;
  if (!schema) throw new Error(`${where}: ${mediaType} is not in the OpenAPI document`);
  const validate = validatorOf(schema);
  if (!validate(body)) {
    throw new Error(
      `${where} breaks its schema: ${closed.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
  }
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validate = closed.compile(absolute(withClosedObjects(schema)));
  validators.set(schema, validate);
  return validate;
}

/** Objects that declare their properties have no others. */
function withClosedObjects<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withClosedObjects) as T;
  if (schema === null || typeof schema !== 'object') return schema;
  const rest: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withClosedObjects(value as unknown)]),
  );
  const isOpen = rest['properties'] && rest['additionalProperties'] === undefined;
  return (isOpen ? { ...rest, additionalProperties: false } : rest) as T;
}
