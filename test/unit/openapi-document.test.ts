import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { compiled, document, operations, type Schema } from '../support/openapi-contract';

const ROOT = join(__dirname, '../..');

function* schemasIn(value: unknown, path = ''): Generator<[path: string, schema: Schema]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [path, value as Schema];
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example') yield* schemasIn(child, `${path}/${key}`);
  }
}

const VERBS = (
  'accept add admit allocate approve ask assign attach begin book cancel challenge change ' +
  'check choose close comment confirm count create credit decide decline delegate delete ' +
  'discard dismiss download draft edit end enter erase exchange export finish get give ' +
  'ignore invite issue join keep link list mark match move note open pay preview raise read ' +
  'reassign receive record release remove rename reopen replay request rescan resend reset ' +
  'restore resume retry reveal revoke rotate run save send set sign start suppress test ' +
  'unlink unsubscribe update upload use verify withdraw write'
).split(' ');
const NO_NOUNS = ['Active', 'Many', 'Matching', 'Any', 'New', 'Upcoming', 'Me'];

const mayBeNull = (schema: Schema | undefined): boolean =>
  [schema?.['type']].flat().includes('null') ||
  ((schema?.['anyOf'] as Schema[] | undefined) ?? []).some(mayBeNull);

describe('The OpenAPI document', () => {
  // The document grows with the API, so the limits are per operation; repetition shows as more
  // lines in each.
  it('says each thing once, and so stays short enough to be read', () => {
    const lines = (file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n').length;
    const linesPerCall = (file: string) => lines(file) / operations.length;
    expect(linesPerCall('openapi/openapi.json')).toBeLessThan(139);
    expect(linesPerCall('frontend/api/generated/schema.ts')).toBeLessThan(70);
  });

  it('is 3.1, in which `nullable` means nothing', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    const nullable = [...schemasIn(document)].filter(([, schema]) => 'nullable' in schema);
    expect(nullable.map(([path]) => path)).toEqual([]);
  });

  it.each(Object.entries(document.components.schemas))(
    'has a schema %s that compiles strictly',
    (_name, schema) => expect(() => compiled(schema)).not.toThrow(),
  );

  it.each(operations)('$method $path: its schemas compile, and its examples are valid', (one) => {
    const { requestBody, responses, parameters = [] } = one.operation;
    for (const { schema } of parameters) expect(() => compiled(schema)).not.toThrow();
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const { schema, example } of contents) {
      const validate = compiled(schema!);
      if (example === undefined) continue;
      validate(example);
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  it('names each operation with a verb and a noun', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    const wrong = ids.filter((id) => {
      const [verb = '', ...others] = id.split(/(?=[A-Z])/);
      return !VERBS.includes(verb) || NO_NOUNS.includes(others.at(-1) ?? 'Me');
    });
    expect(wrong).toEqual([]);
  });

  it('says of each operation who may call it, and the scope that an API token needs', () => {
    for (const { operation } of operations) {
      const { description, 'x-scope': scope } = operation;
      expect(description).toMatch(
        scope === undefined ? /Open to everybody\.$/ : /For [a-z ]+\. [^\n]+\.$/,
      );
      if (scope) expect(description).toContain(`the scope \`${scope}\``);
    }
  });

  it('has few operations of one group, so that each panel is found', () => {
    const groups = Object.groupBy(operations, ({ operation }) => operation.tags?.join() ?? '');
    expect(Object.keys(groups)).not.toContain('');
    const large = Object.entries(groups).filter(([, all]) => all!.length > 15);
    expect(large.map(([name]) => name)).toEqual([]);
  });

  it('has a null nowhere in a parameter', () => {
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
    expect(parameters.filter(({ schema }) => mayBeNull(schema))).toEqual([]);
  });
});

type Property = { dto: string; name: string; isOptional: boolean; mayBeNull: boolean };

/** Properties of the DTO classes, as TypeScript sees them. */
function propertiesOf(file: string): Property[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.filter(ts.isClassDeclaration).flatMap((dto) =>
    dto.members.filter(ts.isPropertyDeclaration).map((member) => ({
      dto: dto.name?.text ?? '',
      name: member.name.getText(),
      isOptional: member.questionToken !== undefined,
      mayBeNull: /(^|\|)\s*null\b/.test(member.type?.getText() ?? ''),
    })),
  );
}

const properties = globSync('backend/**/*.dto.ts', { cwd: ROOT })
  .flatMap(propertiesOf)
  .filter(({ dto }) => dto in document.components.schemas);

const documented = ({ dto, name }: Property): Schema | undefined =>
  (document.components.schemas[dto]!['properties'] as Record<string, Schema> | undefined)?.[name];

describe('Null', () => {
  it('is in the document wherever a DTO has it', () => {
    const nulls = properties.filter((property) => property.mayBeNull);
    expect(nulls.length).toBeGreaterThan(60);
    const missing = nulls.filter((property) => !mayBeNull(documented(property)));
    expect(missing.map(({ dto, name }) => `${dto}.${name}`)).toEqual([]);
  });

  it('is nowhere else except in optional fields of a body, where it means absent', () => {
    const others = properties.filter((property) => !property.mayBeNull && !property.isOptional);
    const wrong = others.filter((property) => mayBeNull(documented(property)));
    expect(wrong.map(({ dto, name }) => `${dto}.${name}`)).toEqual([]);
  });
});
