import {
  compareSchemas,
  type Difference,
  type Direction,
  type Schema,
} from './compare-schemas.mts';

export interface Change extends Omit<Difference, 'kind'> {
  kind: Difference['kind'] | 'deprecated';
  /** `GET /api/v1/me` */
  operation: string;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
  deprecated?: boolean;
  'x-scope'?: string;
  'x-leaves-stable-api'?: { since: string; sunset: string; instead: string };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, object>>;
}

/**
 * Changes between two versions of the document. `today` (YYYY-MM-DD) decides which removals were
 * announced.
 */
export function compareDocuments(before: ApiDocument, after: ApiDocument, today: string): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const added = [...now]
    .filter(([name]) => !old.has(name))
    .map(([operation, { summary = '' }]): Change => ({
      kind: 'added',
      operation,
      what: summary,
      isBreaking: false,
    }));
  const others = [...old].flatMap(([operation, was]): Change[] => {
    const is = now.get(operation);
    if (!is) {
      const sunset = was['x-leaves-stable-api']?.sunset;
      const isBreaking = !sunset || sunset > today;
      return [{ kind: 'removed', operation, what: was.summary ?? '', isBreaking }];
    }
    const differences = compareOperations(was, is, {
      before: resolver(before),
      after: resolver(after),
    });
    return [...leaving(operation, was, is), ...differences.map((one) => ({ ...one, operation }))];
  });
  return [...added, ...others].toSorted((a, b) => (a.operation < b.operation ? -1 : 1));
}

const operationsOf = ({ paths }: ApiDocument): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );

function leaving(operation: string, was: Operation, is: Operation): Change[] {
  const announced = is['x-leaves-stable-api'];
  if (!announced || was['x-leaves-stable-api']) return [];
  const what = `goes on ${announced.sunset}. ${announced.instead}`;
  return [{ kind: 'deprecated', operation, what, isBreaking: false }];
}

type Resolver = <T extends { $ref?: string }>(one: T) => T;

const resolver =
  ({ components = {} }: ApiDocument): Resolver =>
  <T extends { $ref?: string }>(one: T): T => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(one.$ref ?? '') ?? [];
    return kind ? (components[kind]![name] as T) : one;
  };

interface Resolvers {
  before: Resolver;
  after: Resolver;
}

function compareOperations(was: Operation, is: Operation, resolve: Resolvers): Difference[] {
  const found: Difference[] = [];
  if (was['x-scope'] !== is['x-scope']) {
    const what = `needs the scope ${is['x-scope']}, was ${was['x-scope']}`;
    found.push({ kind: 'changed', what, isBreaking: true });
  }
  if (was.operationId !== is.operationId) {
    // Generated clients may name their methods after the operation id; the address stays the same.
    const what = `operation id is ${is.operationId}, was ${was.operationId}`;
    found.push({ kind: 'changed', what, isBreaking: false });
  }
  found.push(...compareParameters(was.parameters ?? [], is.parameters ?? [], resolve));
  if (!was.requestBody?.required && is.requestBody?.required) {
    found.push({ kind: 'changed', what: 'the body is required now', isBreaking: true });
  }
  found.push(...compareContents(was.requestBody, is.requestBody, 'sent', resolve, 'the body'));
  const [answers, newAnswers] = [succeeding(was), succeeding(is)];
  for (const status of Object.keys({ ...answers, ...newAnswers })) {
    const [old, now] = [answers[status], newAnswers[status]];
    const what = `answer ${status}`;
    if (!now) found.push({ kind: 'removed', what, isBreaking: true });
    else if (!old) found.push({ kind: 'added', what, isBreaking: true });
    else found.push(...compareContents(old, now, 'read', resolve, what));
  }
  return found;
}

const succeeding = ({ responses = {} }: Operation) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => status < '300'));

function compareParameters(were: Parameter[], are: Parameter[], resolve: Resolvers): Difference[] {
  const named = (list: Parameter[], resolver: Resolver) =>
    new Map(list.map(resolver).map((one) => [`parameter ${one.name}`, one]));
  const [old, now] = [named(were, resolve.before), named(are, resolve.after)];
  const found: Difference[] = [];
  for (const [what, parameter] of now) {
    const before = old.get(what);
    const isBreaking = parameter.required === true;
    if (!before) found.push({ kind: 'added', what, isBreaking });
    else {
      if (!before.required && isBreaking) {
        found.push({ kind: 'changed', what: `${what} is required now`, isBreaking });
      }
      const name = what.replace(/^parameter /, '');
      const versions = { ...resolve, direction: 'sent' as const };
      found.push(...compareSchemas(before.schema ?? {}, parameter.schema ?? {}, name, versions));
    }
  }
  for (const what of old.keys()) {
    if (!now.has(what)) found.push({ kind: 'removed', what, isBreaking: true });
  }
  return found;
}

function compareContents(
  was: Content | undefined,
  is: Content | undefined,
  direction: Direction,
  resolve: Resolvers,
  what: string,
): Difference[] {
  const [old, now] = [was?.content ?? {}, is?.content ?? {}];
  return Object.keys({ ...old, ...now }).flatMap((type): Difference[] => {
    const [before, after] = [old[type], now[type]];
    if (!after) return [{ kind: 'removed', what: `${what} as ${type}`, isBreaking: true }];
    if (!before) return [{ kind: 'added', what: `${what} as ${type}`, isBreaking: false }];
    return compareSchemas(before.schema ?? {}, after.schema ?? {}, '', { ...resolve, direction });
  });
}
