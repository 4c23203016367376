import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export type Schema = Record<string, unknown>;
type Media = { schema?: Schema; example?: unknown };
type Parameter = { name: string; in: string; schema: Schema; example?: unknown };
export type Response = { content?: Record<string, Media> };
export type Operation = {
  operationId: string;
  description?: string;
  tags?: string[];
  'x-permission'?: string;
  'x-not-idempotent'?: string;
  'x-scope'?: string | null;
  'x-without-factor'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
};
export type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
  };
};

export type Answered = { status: number; mediaType: string; body: unknown };

/** JSON below these paths is meant for programs other than the API's clients. */
const NOT_OF_THE_API = ['/api/openapi.json', '/health/', '/webhooks/', '/ops/queues/'];

export class Contract {
  /** With references to parameters and responses resolved. */
  readonly operations: { path: string; method: string; operation: Operation; matches: RegExp }[];
  private readonly closed: Ajv;
  private readonly validators = new Map<Schema, ValidateFunction>();

  constructor(readonly document: Document) {
    this.closed = strictAjv(absolute(withClosedObjects(document.components.schemas)));
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        path,
        method,
        matches: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
        operation: {
          ...operation,
          parameters: operation.parameters?.map((one) => this.resolved(one)),
          responses: mapValues(operation.responses, (one) => this.resolved(one)),
        },
      })),
    );
  }

  /**
   * Fails unless the document describes this response: status, media type and body, without
   * undeclared properties.
   */
  expectDocumented(method: string, url: string, answered: Answered): void {
    // The versioned address has the same routes.
    const path = url.split('?')[0]!.replace(/^\/api\/v1\//, '/api/');
    const found = this.operations.find(
      (one) => one.method === method.toLowerCase() && one.matches.test(path),
    );
    if (!found) return this.expectProblem(method, path, answered);
    const where = `${method} ${found.path} → ${answered.status}`;
    const response = found.operation.responses[answered.status];
    if (!response) throw new Error(`${where} is not in the OpenAPI document`);
    this.expectContent(where, response, answered);
  }

  /** Undocumented paths may return pages; JSON must be a problem document. */
  private expectProblem(method: string, path: string, answered: Answered): void {
    const { mediaType } = answered;
    const isForOthers = NOT_OF_THE_API.some((start) => path.startsWith(start));
    if (!mediaType.endsWith('json') || (isForOthers && mediaType === 'application/json')) return;
    const schema = this.document.components.schemas['Problem'];
    const content = { 'application/problem+json': { schema } };
    this.expectContent(`${method} ${path}`, { content }, answered);
  }

  private expectContent(where: string, { content }: Response, { mediaType, body }: Answered): void {
    if (!content) {
      if (body === '') return;
      throw new Error(`${where}: the OpenAPI document knows of no body`);
    }
    if (body === '') throw new Error(`${where}: the OpenAPI document knows of a body`);
    const media = content[mediaType];
    if (!media) throw new Error(`${where}: ${mediaType} is not in the OpenAPI document`);
    const validate = this.validatorOf(where, media.schema);
    if (validate(body)) return;
    const errors = this.closed.errorsText(validate.errors);
    throw new Error(`${where} breaks its schema: ${errors}\n${JSON.stringify(body)}`);
  }

  private validatorOf(where: string, schema: Schema | undefined): ValidateFunction {
    if (!schema || Object.keys(schema).length === 0) {
      throw new Error(`${where}: the OpenAPI document does not describe the body`);
    }
    const known = this.validators.get(schema);
    if (known) return known;
    const validate = this.closed.compile(absolute(withClosedObjects(schema)));
    this.validators.set(schema, validate);
    return validate;
  }

  private resolved<T extends object>(part: T | { $ref: string }): T {
    if (!('$ref' in part)) return part;
    const [, , kind, name] = part.$ref.split('/') as [string, string, 'responses', string];
    const found = this.document.components[kind]?.[name];
    if (!found) throw new Error(`The OpenAPI document has no ${part.$ref}`);
    return found as T;
  }
}

const mapValues = <T>(object: Record<string, T>, of: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, of(value)]));

/** Refers to each component as a schema of its own: Ajv compiles a part of one at each reference. */
function absolute<T>(schema: T): T {
  const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"schema:');
  return JSON.parse(text) as T;
}

/**
 * Strict: unknown keywords such as `nullable` and missing types do not compile. `lint:openapi`
 * checks the rest of the schemas. Validators run too seldom for optimising them to pay off.
 */
function strictAjv(schemas: Record<string, Schema>): Ajv {
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateSchema: false,
    code: { optimize: false },
  });
  addFormats(ajv);
  ajv.removeKeyword('nullable');
  ajv.addKeyword({ keyword: 'example' });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `schema:${name}`);
  return ajv;
}

/** Closes objects that declare properties to undeclared ones. */
function withClosedObjects<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withClosedObjects) as T;
  if (schema === null || typeof schema !== 'object') return schema;
  const rest: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withClosedObjects(value as unknown)]),
  );
  const isOpen = rest['properties'] && rest['additionalProperties'] === undefined;
  return (isOpen ? { ...rest, additionalProperties: false } : rest) as T;
}

export const document = JSON.parse(
  readFileSync(join(__dirname, '../../openapi/openapi.json'), 'utf8'),
) as Document;

export const contract = new Contract(document);
export const { operations } = contract;

let asWritten: Ajv | undefined;

export function compiled(schema: Schema): ValidateFunction {
  asWritten ??= strictAjv(absolute(document.components.schemas));
  return asWritten.compile(absolute(schema));
}
