import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  example?: unknown;
};
type Operation = {
  parameters?: { required?: boolean; schema?: Schema; example?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
};

const LEFT_OUT = ['version', 'token', 'website', 'honeypot'];

/**
 * Without an example, Swagger UI prints every optional field, with ids that do not exist, and finds
 * no enum behind a reference.
 */
export function addExamples(document: OpenAPIObject, operations: object[]): void {
  const schemas = document.components?.schemas as Record<string, Schema>;
  for (const { requestBody, parameters = [] } of operations as Operation[]) {
    const json = requestBody?.content?.['application/json'];
    if (json?.schema) json.example ??= exampleOf(json.schema, schemas);
    for (const parameter of parameters) {
      const { required, schema } = parameter;
      if (required && schema?.$ref) parameter.example = exampleOf(schema, schemas);
    }
  }
}

function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  const one = resolved(schema, schemas);
  if (one.properties) {
    const { required = [] } = one;
    const fields = Object.entries(one.properties).filter(
      ([name, field]) => required.includes(name) || isSendable(name, resolved(field, schemas)),
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, schemas)]));
  }
  if (one.example !== undefined) return one.example;
  if (one.enum) return one.enum[0];
  if (one.items) return [exampleOf(one.items, schemas)];
  return one.type === 'boolean' ? true : undefined;
}

const isSendable = (name: string, { example, format, items }: Schema): boolean =>
  example !== undefined &&
  !LEFT_OUT.includes(name) &&
  format !== 'uuid' &&
  items?.format !== 'uuid';

function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const [inner = schema.anyOf?.find(({ type }) => type !== 'null')] = schema.allOf ?? [];
  if (inner) return { ...resolved(inner, schemas), ...schema };
  if (!schema.$ref) return schema;
  return resolved(schemas[schema.$ref.split('/').at(-1)!]!, schemas);
}
