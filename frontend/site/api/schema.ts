/** The parts of an OpenAPI document that the reference prints. */
export interface Schema {
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
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

export function resolved(schema: Schema, schemas: Schemas): Schema {
  const [inner = schema.anyOf?.find(({ type }) => type !== 'null')] = schema.allOf ?? [];
  if (inner) return { ...resolved(inner, schemas), ...withoutParts(schema) };
  if (!schema.$ref) return schema;
  const { $ref, ...own } = schema;
  return { ...resolved(schemas[$ref.split('/').at(-1)!]!, schemas), ...own };
}

const withoutParts = ({ anyOf: _, allOf: __, ...rest }: Schema): Schema => rest;

const isNullable = ({ type, anyOf }: Schema): boolean =>
  [type].flat().includes('null') || (anyOf?.some((one) => one.type === 'null') ?? false);

const formats: Record<string, string> = {
  uuid: 'id',
  'date-time': 'time',
  date: 'day',
  email: 'e-mail address',
  uri: 'address',
  binary: 'file',
};

/** "text, up to 120 characters or null" */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const name = nameOf(resolved(schema, schemas), schemas);
  return isNullable(schema) ? `${name} or null` : name;
}

function nameOf(schema: Schema, schemas: Schemas): string {
  const { format, items, minimum, maximum, maxLength } = schema;
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (schema.enum) return schema.enum.filter((one) => one !== null).join(', ');
  if (items) return `list of ${typeOf(items, schemas)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer' || type === 'number') {
    if (maximum === undefined || maximum > 1_000_000) {
      return minimum === undefined ? 'number' : `number from ${minimum}`;
    }
    return minimum === undefined ? `number up to ${maximum}` : `number, ${minimum} to ${maximum}`;
  }
  if (type === 'string') {
    const name = formats[format ?? ''];
    if (name) return name;
    return maxLength === undefined ? 'text' : `text, up to ${maxLength} characters`;
  }
  return 'object';
}

const samples: Record<string, unknown> = {
  uuid: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77',
  'date-time': '2026-11-02T09:30:00.000Z',
  date: '2026-11-02',
  email: 'amira@northgate.example',
};

/** An example of an answer. The document has examples of bodies only. */
export function sampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const one = resolved(schema, schemas);
  if (one.properties) {
    if (depth > 3) return {};
    const names = Object.keys(one.properties);
    const sorted = [
      ...names.filter((name) => name === '_id'),
      ...names.filter((name) => name !== '_id'),
    ];
    return Object.fromEntries(
      sorted.map((name) => [name, sampleOf(one.properties![name]!, schemas, depth + 1)]),
    );
  }
  if (one.example !== undefined) return one.example;
  if (one.enum) return one.enum[0];
  if (one.items) return [sampleOf(one.items, schemas, depth + 1)];
  const type = [one.type].flat().find((name) => name !== 'null');
  if (one.format && one.format in samples) return samples[one.format];
  return { boolean: true, integer: 1, number: 1, string: '…' }[type ?? ''] ?? {};
}
