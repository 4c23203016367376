/** A difference between two versions of a schema, as a sentence. */
export interface Difference {
  kind: 'added' | 'changed' | 'removed';
  what: string;
  isBreaking: boolean;
}

/** Whether callers send or read the schema: a change that is harmless one way breaks the other. */
export type Direction = 'sent' | 'read';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [rule: string]: unknown;
}

export type Resolve = (schema: Schema) => Schema;

interface Versions {
  before: Resolve;
  after: Resolve;
  direction: Direction;
}

const LOWER = ['minLength', 'minimum', 'minItems'];
const UPPER = ['maxLength', 'maximum', 'maxItems'];
const ANYHOW = ['pattern', 'format', 'const', 'uniqueItems'];

/** `where` is the name of the field, '' for the whole body. */
export function compareSchemas(
  before: Schema,
  after: Schema,
  where: string,
  versions: Versions,
  seen: readonly string[] = [],
): Difference[] {
  const pair = `${before.$ref} ${after.$ref}`;
  if (before.$ref && after.$ref && seen.includes(pair)) return [];
  const [old, now] = [versions.before(before), versions.after(after)];
  const below = (one: Schema, other: Schema, name: string) =>
    compareSchemas(one, other, name, versions, [...seen, pair]);
  return [
    ...compareValues(old, now, where, versions.direction),
    ...compareProperties(old, now, where, versions.direction, below),
    ...(old.items && now.items ? below(old.items, now.items, `${where}[]`) : []),
    ...compareOthers(old, now, where, below),
  ];
}

type Below = (before: Schema, after: Schema, where: string) => Difference[];

const changed = (what: string, isBreaking: boolean): Difference => ({
  kind: 'changed',
  what,
  isBreaking,
});

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());

const listed = (values: unknown[]): string =>
  `${values.length === 1 ? 'value' : 'values'} ${values.map((one) => JSON.stringify(one)).join(', ')}`;

function compareValues(old: Schema, now: Schema, where: string, direction: Direction) {
  const name = where || 'the body';
  const found: Difference[] = [];
  const [types, newTypes] = [typesOf(old), typesOf(now)];
  const gone = types.filter((type) => !newTypes.includes(type));
  const come = newTypes.filter((type) => !types.includes(type));
  if (gone.length > 0 || come.length > 0) {
    const isBreaking = (direction === 'sent' ? gone : come).length > 0 || types.length === 0;
    found.push(
      changed(`${name} is ${newTypes.join(' or ')}, was ${types.join(' or ')}`, isBreaking),
    );
  }
  const [values, newValues] = [old.enum ?? [], now.enum ?? []];
  const added = newValues.filter((one) => !values.includes(one));
  if (added.length > 0) {
    // New values in responses are not breaking: the document tells callers to ignore values they do
    // not know.
    const isBreaking = direction === 'sent' && values.length === 0;
    found.push({ kind: 'added', what: `${listed(added)} of ${name}`, isBreaking });
  }
  const removed = values.filter((one) => !newValues.includes(one));
  if (removed.length > 0) {
    const isBreaking = direction === 'sent' ? newValues.length > 0 : newValues.length === 0;
    found.push({ kind: 'removed', what: `${listed(removed)} of ${name}`, isBreaking });
  }
  for (const rule of [...LOWER, ...UPPER, ...ANYHOW]) {
    const [was, is] = [old[rule], now[rule]];
    if (was === is) continue;
    found.push(
      changed(
        `${rule} of ${name} is ${is ?? 'not set'}, was ${was ?? 'not set'}`,
        direction === 'sent' && isTighter(rule, was, is),
      ),
    );
  }
  return found;
}

function isTighter(rule: string, was: unknown, is: unknown): boolean {
  if (is === undefined) return false;
  if (was === undefined || ANYHOW.includes(rule)) return true;
  return LOWER.includes(rule) ? Number(is) > Number(was) : Number(is) < Number(was);
}

function compareProperties(
  { properties = {}, required = [] }: Schema,
  { properties: newProperties = {}, required: newRequired = [] }: Schema,
  where: string,
  direction: Direction,
  below: Below,
): Difference[] {
  const found: Difference[] = [];
  for (const [name, schema] of Object.entries(newProperties)) {
    const path = where ? `${where}.${name}` : name;
    const before = properties[name];
    const isNeeded = newRequired.includes(name);
    if (!before) {
      const what = isNeeded && direction === 'sent' ? `${path} (required)` : path;
      found.push({ kind: 'added', what, isBreaking: isNeeded && direction === 'sent' });
      continue;
    }
    if (isNeeded !== required.includes(name)) {
      const what = `${path} is ${isNeeded ? 'required' : 'optional'} now`;
      found.push(changed(what, isNeeded === (direction === 'sent')));
    }
    found.push(...below(before, schema, path));
  }
  for (const name of Object.keys(properties).filter((one) => !(one in newProperties))) {
    found.push({ kind: 'removed', what: where ? `${where}.${name}` : name, isBreaking: true });
  }
  return found;
}

/** Compares alternatives in order; a different number of them counts as breaking. */
function compareOthers(old: Schema, now: Schema, where: string, below: Below): Difference[] {
  const found: Difference[] = [];
  for (const kind of ['anyOf', 'oneOf', 'allOf'] as const) {
    const [were, are] = [old[kind] ?? [], now[kind] ?? []];
    if (were.length !== are.length)
      found.push(changed(`the forms of ${where || 'the body'}`, true));
    else found.push(...were.flatMap((one, index) => below(one, are[index]!, where)));
  }
  const [values, newValues] = [old.additionalProperties, now.additionalProperties];
  if (typeof values === 'object' && typeof newValues === 'object') {
    found.push(...below(values, newValues, `${where}.*`));
  }
  return found;
}
