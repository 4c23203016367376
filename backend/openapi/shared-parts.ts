import { isDeepStrictEqual } from 'node:util';
import { ApiHeader, type OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Reference = { $ref: string };
type Parameter = Exclude<NonNullable<Operation['parameters']>[number], Reference> & {
  'x-parameter'?: string;
};

/**
 * A parameter is named after its enum or else its field; `parameter` overrides the name.
 * @throws if two different parameters would get the same name
 */
export function shareParameters(document: OpenAPIObject, operations: Operation[]): void {
  const uses = countUses(operations);
  const shared: Record<string, Parameter> = {};
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((one) => {
      const { 'x-parameter': _named, ...parameter } = asText(one as Parameter);
      const name = nameOf(one as Parameter);
      if (uses.get(name)! < 2) return parameter;
      shared[name] ??= parameter;
      if (!isDeepStrictEqual(shared[name], parameter)) {
        throw new Error(`Two parameters are called ${name}: give one field its own \`parameter\``);
      }
      return { $ref: `#/components/parameters/${name}` };
    });
  }
  document.components = { ...document.components, parameters: shared };
}

function asText(parameter: Parameter): Parameter {
  const { schema } = parameter;
  if (!schema || '$ref' in schema || schema.type !== 'string') return parameter;
  const { items: _items, ...text } = schema;
  return { ...parameter, schema: text };
}

function countUses(operations: Operation[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const parameter of operations.flatMap((operation) => operation.parameters ?? [])) {
    const name = nameOf(parameter as Parameter);
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}

function nameOf({ name, schema, 'x-parameter': given }: Parameter): string {
  if (given) return given;
  if (schema && '$ref' in schema) return schema.$ref.split('/').at(-1)!;
  return name
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
}

const HEADERS: Record<string, string> = {
  ETag: 'The version, for `If-Match`.',
  Location: 'Path of the new object.',
  'WWW-Authenticate': 'Always `Bearer`.',
  'Retry-After': 'Seconds until the next try is allowed.',
  RateLimit: 'Remaining calls, and seconds until the limit resets.',
  'RateLimit-Policy': 'The limit: calls and seconds.',
};

export const documentedHeaders = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { description: HEADERS[name], schema: { type: 'string' as const } },
    ]),
  );

const HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB.',
  schema: {
    type: 'string',
    minLength: 8,
    maxLength: 130,
    pattern: '^"?[\\x21\\x23-\\x7E]{8,128}"?$',
  },
};

export const IdempotencyKeyHeader = ApiHeader(HEADER);

export const idempotencyKeyParameter = () => ({ in: 'header' as const, ...HEADER });
