/**
 * Generates the API client from openapi.json: schema.ts (types), constraints.ts (field constraints),
 * touches.ts (what a call makes stale), enums.ts (enum values), words/ (their labels) and fields/ (what
 * the public forms need of the constraints). Also generates the integrators' types from openapi-v1.json.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import openapiTS, {
  astToString,
  type OpenAPI3,
  type OpenAPITSOptions,
  type SchemaObject,
} from 'openapi-typescript';
import ts from 'typescript';
import { format } from 'oxfmt';
import style from '../../oxfmt.config.mts';

/** Constraints checked before a body is sent. */
const keys = ['format', 'minLength', 'maxLength', 'pattern', 'enum'] as const;

interface Schema extends Partial<Record<(typeof keys)[number], unknown>> {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  type?: string | string[];
  description?: string;
}

interface Operation {
  tags?: string[];
  'x-shows'?: string[];
  'x-touches'?: string[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Document {
  'x-subjects'?: Record<string, string[]>;
  components?: { schemas?: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

const root = resolve(import.meta.dirname, '../..');
const target = resolve(root, 'frontend/api/generated');
const notice = (source: string) =>
  `// Generated from ${source} by frontend/scripts/generate-api.mts. Not edited by hand.\n\n`;

const read = async (source: string): Promise<Document> =>
  JSON.parse(await readFile(resolve(root, source), 'utf8')) as Document;

const [whole, stable] = ['openapi/openapi.json', 'openapi/openapi-v1.json'] as const;
const document = await read(whole);

function resolved(schema: Schema): Schema {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    const found = document.components?.schemas?.[name];
    if (!found) throw new Error(`the document has no schema ${name}`);
    return resolved(found);
  }
  const [besideNull] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (besideNull) return resolved(besideNull);
  return schema.allOf
    ? Object.assign({}, ...schema.allOf.map(resolved), { ...schema, allOf: undefined })
    : schema;
}

/** Sorted, so the output does not depend on the document's order. */
const sorted = <T,>(record: Record<string, T> = {}): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => a.localeCompare(b));

function constraintsOf(body: Schema): Record<string, object> {
  const { properties, required = [] } = resolved(body);
  const fields = sorted(properties).map(([name, property]) => {
    const schema = resolved(property);
    const rules = Object.fromEntries(keys.map((key) => [key, schema[key]]));
    const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
    return [name, { required: required.includes(name), ...(isNumber && { isNumber }), ...rules }];
  });
  return Object.fromEntries(fields);
}

const bodies: Record<string, Record<string, object>> = {};
for (const [path, operations] of sorted(document.paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    const body = operation.requestBody?.content?.['application/json']?.schema;
    if (body) bodies[`${method.toUpperCase()} ${path}`] = constraintsOf(body);
  }
}

const constraintsFile = () =>
  `/** What one field of a request body must fulfil; the server checks the same. */
export interface FieldConstraint {
  readonly required: boolean;
  readonly isNumber?: true;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}

export const constraints = ${JSON.stringify(bodies)} as const satisfies Record<string, Record<string, FieldConstraint>>;
`;

/** A file each, because a page may not weigh as much as all constraints. */
const publicForms = {
  contact: 'POST /api/forms/contact',
  lead: 'POST /api/forms/lead',
  notify: 'POST /api/forms/notify',
  mvp: 'POST /api/lead',
  complaint: 'POST /api/complaints',
  subscribe: 'POST /api/newsletter/subscribe',
  booking: 'POST /api/calls',
};

/** Filled in by the page, never by visitors. */
const unseen =
  /^(website|honeypot|token|page|topic|offer|service|source|textVersion|submittedAt|slug|at|zone|utm_\w+|fbclid)$/;

function fieldsFile([form, call]: [string, keyof typeof bodies]): string {
  const fields = Object.entries(bodies[call] ?? {}).filter(([name]) => !unseen.test(name));
  // Choices are in the content, which says what each means.
  const limits = fields.map(([name, constraint]) => [name, { ...constraint, enum: undefined }]);
  return `export const ${form}Fields = ${JSON.stringify(Object.fromEntries(limits))} as const;`;
}

function enumsFile(): string {
  return sorted(document.components?.schemas)
    .filter(([, schema]) => schema.enum && schema.type === 'string')
    .map(
      ([name, schema]) =>
        `export const ${name}Values = ${JSON.stringify(schema.enum)} as const;
export type ${name} = (typeof ${name}Values)[number];`,
    )
    .join('\n\n');
}

/** Only reads of JSON: downloads and the stream are not kept. */
const isKept = ({ responses = {} }: Operation): boolean =>
  Object.values(responses).some(({ content = {} }) => 'application/json' in content);

function touchesFile(): string {
  const shown: Record<string, string[]> = {};
  const touched: [string, string[]][] = [];
  for (const [path, operations] of sorted(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const subjects = operation['x-shows'] ?? operation.tags ?? [];
      if (method === 'get' && isKept(operation)) {
        for (const subject of subjects) (shown[subject] ??= []).push(path);
      }
      const changed = operation['x-touches'] ?? [];
      if (changed.length > 0) touched.push([`${method.toUpperCase()} ${path}`, changed]);
    }
  }
  const { 'x-subjects': wide = {} } = document;
  for (const [subject, tags] of Object.entries(wide)) {
    shown[subject] = tags.flatMap((tag) => shown[tag] ?? []);
  }
  const calls = touched
    .map(([name, subjects]) => [name, subjects.filter((subject) => subject in shown)] as const)
    .filter(([, subjects]) => subjects.length > 0);
  const used = new Set(calls.flatMap(([, subjects]) => subjects));
  const reads = sorted(shown).filter(([subject]) => used.has(subject));
  return `import type { GetPath } from '../types';

/** The subjects that each call changes. */
export const touches: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(calls))};

/** The reads that show a subject. */
export const shows: Readonly<Record<string, readonly GetPath[]>> = ${JSON.stringify(Object.fromEntries(reads))};
`;
}

interface Words {
  name: string;
  words: Record<string, string>;
}

function wordsOf([name, schema]: [string, Schema]): Words[] {
  const lines = schema.enum ? (schema.description ?? '') : '';
  const words = Object.fromEntries(
    [...lines.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, value, word]) => [value, word]),
  );
  return Object.keys(words).length > 0 ? [{ name, words }] : [];
}

const choices = sorted(document.components?.schemas).flatMap(wordsOf);

const wordsFile = ({ name, words }: Words): string =>
  `import type { ${name} } from '../enums';

export const ${name}Words: Record<${name}, string> = ${JSON.stringify(words)};
`;

/** Words have files of their own, so they are no comments of the types. */
function withoutWords(): Document {
  const copy = structuredClone(document);
  for (const { name } of choices) delete copy.components?.schemas?.[name]?.description;
  return copy;
}

const kebab = (name: string): string =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const written = new Set<string>();

/** Leaves an unchanged file alone, because other checks may be reading it. */
async function write(file: string, code: string, source: string = whole): Promise<void> {
  const { code: text } = await format(file, notice(source) + code, style);
  written.add(file);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== before) await writeFile(file, text);
}

/** Drops methods a path lacks and puts empty parameters and headers on one line. */
const withoutAbsence = (types: string): string =>
  types
    .replace(/^ +(?:get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
    .replace(/\{(?:\s+(?:query|header|path|cookie)\?: never;){4}\s+\}/g, onOneLine)
    .replace(/\{\s+\[name: string\]: unknown;\s+\}/g, onOneLine);

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Types of `lib/dates.ts`, so that a day is not taken for an instant. Integrators get strings. */
const OWN_TYPES = new Map([
  ['date', ts.factory.createTypeReferenceNode('Day')],
  ['date-time', ts.factory.createTypeReferenceNode('Instant')],
]);
const NULL = ts.factory.createLiteralTypeNode(ts.factory.createNull());

/** Parameters stay strings: they come from the address of a page. */
function ownType({ format = '', type }: SchemaObject, path = ''): ts.TypeNode | undefined {
  const own = path.includes('/parameters/') ? undefined : OWN_TYPES.get(format);
  const isNullable = Array.isArray(type) && type.includes('null');
  return own && isNullable ? ts.factory.createUnionTypeNode([own, NULL]) : own;
}

const IMPORTED = "import type { Day, Instant } from '../../lib/dates';\n\n";

const typesOf = async (from: Document, transform?: OpenAPITSOptions['transform']) =>
  withoutAbsence(
    astToString(
      await openapiTS(from as unknown as OpenAPI3, {
        alphabetize: true,
        defaultNonNullable: false,
        ...(transform && { transform }),
      }),
    ),
  );

const folders = ['words', 'fields'].map((name) => resolve(target, name));
for (const folder of folders) await mkdir(folder, { recursive: true });
await write(
  resolve(target, 'schema.ts'),
  IMPORTED + (await typesOf(withoutWords(), (schema, { path }) => ownType(schema, path))),
);
await write(resolve(target, 'constraints.ts'), constraintsFile());
await write(resolve(target, 'enums.ts'), enumsFile());
await write(resolve(target, 'touches.ts'), touchesFile());
for (const choice of choices) {
  await write(resolve(target, `words/${kebab(choice.name)}.ts`), wordsFile(choice));
}
for (const form of Object.entries(publicForms)) {
  await write(resolve(target, `fields/${form[0]}.ts`), fieldsFile(form));
}
await write(
  resolve(root, 'openapi/client/src/schema.ts'),
  await typesOf(await read(stable)),
  stable,
);
for (const folder of folders) {
  const files = (await readdir(folder)).map((name) => resolve(folder, name));
  for (const file of files.filter((one) => !written.has(one))) await rm(file);
}
