import { join } from 'node:path';
import { Client, type Connection, type QueryResult } from 'pg';
import ts from 'typescript';
import { declaredStatements, statementOf } from '../support/declared-statements';
import { sharedStack } from '../support/stack';

/** Statements that are put together from what only a call knows. Lower it if it can be; never raise it. */
const MAX_UNRESOLVED = 34;

/** Generic senders: their callers name the statements. */
const SENDING = ['sql.ts', 'pipelined-client.ts', 'transactions.ts'].map(
  (file) => `/database/${file}`,
);

const BACKEND = join(__dirname, '../../backend');
const stack = sharedStack();
const client = new Client({ connectionString: stack.databaseUrl });

type Scope = ReadonlyMap<ts.Symbol, unknown>;
class Unresolved extends Error {}

const { config } = ts.readConfigFile(join(BACKEND, 'tsconfig.json'), (path) =>
  ts.sys.readFile(path),
);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, BACKEND);
const program = ts.createProgram(fileNames, { ...options, noEmit: true });
const checker = program.getTypeChecker();

/** The value of a constant expression, as far as the sources say it. */
function valueOf(node: ts.Node, scope: Scope): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isRegularExpressionLiteral(node)) {
    const [, source, flags] = /^\/(.+)\/(\w*)$/.exec(node.text)!;
    return new RegExp(source!, flags);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return !valueOf(node.operand, scope);
  }
  if (ts.isIdentifier(node)) return declared(checker.getSymbolAtLocation(node), scope);
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, scope);
  if (ts.isArrowFunction(node)) return functionOf(node, scope);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) {
    return valueOf(node.expression, scope);
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce((text, { expression, literal }) => {
      const value = valueOf(expression, scope);
      if (typeof value !== 'string' && typeof value !== 'number') throw new Unresolved();
      return `${text}${value}${literal.text}`;
    }, node.head.text);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((one) => {
      const isSpread = ts.isSpreadElement(one);
      return isSpread ? (valueOf(one.expression, scope) as unknown[]) : [valueOf(one, scope)];
    });
  }
  if (ts.isPropertyAccessExpression(node)) {
    const owner = valueOf(node.expression, scope) as Record<string, unknown>;
    const value = owner[node.name.text];
    return typeof value === 'function' ? (value.bind(owner) as unknown) : value;
  }
  if (ts.isElementAccessExpression(node)) {
    const owner = valueOf(node.expression, scope) as Record<string, unknown>;
    return owner[valueOf(node.argumentExpression, scope) as string];
  }
  if (ts.isConditionalExpression(node)) {
    return valueOf(valueOf(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [node.left, node.right].map((one) => valueOf(one, scope) as number);
    if (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return left === right;
    const isProduct = node.operatorToken.kind === ts.SyntaxKind.AsteriskToken;
    if (isProduct) return left! * right!;
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return left! + right!;
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return left ?? right;
  }
  if (ts.isCallExpression(node)) {
    const called = valueOf(node.expression, scope);
    const given = node.arguments.map((one) => valueOf(one, scope));
    if (typeof called === 'function') return called(...given) as unknown;
  }
  throw new Unresolved(ts.SyntaxKind[node.kind]);
}

function objectOf(node: ts.ObjectLiteralExpression, scope: Scope): object {
  const value: Record<string, unknown> = {};
  for (const one of node.properties) {
    if (ts.isSpreadAssignment(one)) Object.assign(value, valueOf(one.expression, scope));
    else if (ts.isShorthandPropertyAssignment(one)) {
      const symbol = checker.getShorthandAssignmentValueSymbol(one);
      Object.defineProperty(
        value,
        one.name.text,
        lazy(() => declared(symbol, scope)),
      );
    } else if (ts.isPropertyAssignment(one)) {
      const name = ts.isComputedPropertyName(one.name)
        ? (valueOf(one.name.expression, scope) as string)
        : one.name.text;
      Object.defineProperty(
        value,
        name,
        lazy(() => valueOf(one.initializer, scope)),
      );
    }
  }
  return value;
}

const lazy = (get: () => unknown) => ({ get, enumerable: true, configurable: true });

function functionOf(node: ts.ArrowFunction | ts.FunctionDeclaration, scope: Scope) {
  return (...values: unknown[]): unknown => {
    const inner = new Map(scope);
    node.parameters.forEach(({ name, initializer }, at) => {
      bind(name, values[at] ?? (initializer && valueOf(initializer, scope)), inner);
    });
    const { body } = node;
    if (body && !ts.isBlock(body)) return valueOf(body, inner);
    for (const statement of body?.statements ?? []) {
      if (ts.isReturnStatement(statement) && statement.expression) {
        return valueOf(statement.expression, inner);
      }
      if (!ts.isVariableStatement(statement)) break;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!initializer) throw new Unresolved(name.getText());
        bind(name, valueOf(initializer, inner), inner);
      }
    }
    throw new Unresolved(node.name?.getText());
  };
}

function bind(name: ts.BindingName, value: unknown, scope: Map<ts.Symbol, unknown>): void {
  if (ts.isIdentifier(name)) scope.set(checker.getSymbolAtLocation(name)!, value);
  else {
    name.elements.forEach((one, at) => {
      if (!ts.isBindingElement(one)) return;
      const key = ts.isObjectBindingPattern(name) ? (one.propertyName ?? one.name).getText() : at;
      bind(one.name, (value as Record<string | number, unknown>)[key], scope);
    });
  }
}

function declared(found: ts.Symbol | undefined, scope: Scope): unknown {
  if (!found) throw new Unresolved();
  if (scope.has(found)) return scope.get(found);
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const [node] = symbol.declarations ?? [];
  if (symbol.name === 'Object') return Object;
  if (!node || node.getSourceFile().isDeclarationFile) throw new Unresolved(symbol.name);
  if (ts.isSourceFile(node) && node.fileName.endsWith('.json')) return JSON.parse(node.text);
  const whole = ts.isBindingElement(node) ? node.parent.parent : node;
  if (ts.isBindingElement(node) && ts.isVariableDeclaration(whole) && whole.initializer) {
    const owner = valueOf(whole.initializer, scope) as Record<string, unknown>;
    return owner[(node.propertyName ?? node.name).getText()];
  }
  if (ts.isFunctionDeclaration(node)) return functionOf(node, scope);
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
    if (node.parent.flags & ts.NodeFlags.Const) return valueOf(node.initializer, scope);
  }
  throw new Unresolved(symbol.name);
}

/** Property names of the row type in a call's type argument. */
function propertiesOf(call: ts.CallExpression): string[] {
  let type = checker.getAwaitedType(checker.getTypeAtLocation(call))!;
  // A statement that writes returns its rows and their number.
  if (checker.isTupleType(type))
    [type] = checker.getTypeArguments(type as ts.TypeReference) as [ts.Type];
  const row = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return (row ? checker.getPropertiesOfType(row) : [])
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name);
}

/** Asks PostgreSQL for a statement's columns without running it. */
function columnsOf(text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let columns: string[] = [];
    const nothing = () => undefined;
    client.query({
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: QueryResult) => (columns = fields.map(({ name }) => name)),
      handleReadyForQuery: () => resolve(columns),
      handleError: reject,
      handleParameterDescription: nothing,
      handleNoData: nothing,
    } as never);
  });
}

type Statement = { at: string; text: string; properties: string[] };
const statements: Statement[] = [];
const unresolved: string[] = [];

const roomOf = (path: string) => /^(?:modules\/)?[^/]+/.exec(path.slice(BACKEND.length + 1))![0];
const foreignSaves: string[] = [];

/** The row passed to `save`, `remove` or `writeRow`. */
function savedBy({ expression: called, arguments: given }: ts.CallExpression): ts.Node | undefined {
  if (ts.isIdentifier(called)) return called.text === 'writeRow' ? given[1] : undefined;
  if (!ts.isPropertyAccessExpression(called) || given.length !== 1) return undefined;
  return ['save', 'remove'].includes(called.name.text) ? given[0] : undefined;
}

/** An entity that is declared in another room. */
function noteForeignSave(call: ts.CallExpression): void {
  const { expression: called } = call;
  const saved = savedBy(call);
  if (!saved) return;
  const type = checker.getTypeAtLocation(saved);
  const one = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type;
  const room = roomOf(called.getSourceFile().fileName);
  for (const { symbol } of one.isIntersection() ? one.types : [one]) {
    const [entity] = symbol?.declarations ?? [];
    if (!entity || !ts.isClassDeclaration(entity)) continue;
    if (!ts.getDecorators(entity)?.some((decorator) => /^@Entity/.test(decorator.getText())))
      continue;
    if (roomOf(entity.getSourceFile().fileName) !== room) {
      foreignSaves.push(`${called.getSourceFile().fileName}: ${symbol.name}`);
    }
  }
}

/** They build their own SQL. Calls within `personal-rows.ts` are checked by `declaredStatements`. */
const isOfRows = (called: ts.Node): called is ts.Identifier =>
  ts.isIdentifier(called) &&
  ['clearRows', 'redactRows'].includes(called.text) &&
  !called.getSourceFile().fileName.endsWith('/personal-rows.ts');

function visit(node: ts.Node): void {
  ts.forEachChild(node, visit);
  if (!ts.isCallExpression(node)) return;
  noteForeignSave(node);
  const { expression: called, arguments: given } = node;
  const isQuery = ts.isPropertyAccessExpression(called) && called.name.text === 'query';
  const isRead = ts.isIdentifier(called) && ['read', 'runLast'].includes(called.text);
  const ofRows = isOfRows(called) ? called.text : null;
  const sql = isQuery ? given[0] : isRead || ofRows ? given[1] : undefined;
  if (!sql || ts.isSpreadElement(sql)) return;
  if (ts.isObjectLiteralExpression(sql) && !ofRows) return;
  const file = node.getSourceFile();
  const at = `${file.fileName.slice(BACKEND.length + 1)}:${file.getLineAndCharacterOfPosition(node.pos).line + 1}`;
  try {
    const value = valueOf(sql, new Map());
    const text = ofRows ? statementOf(ofRows, value as never) : (value as string);
    statements.push({ at, text, properties: ofRows ? [] : propertiesOf(node) });
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    unresolved.push(`${at} ${error.message}`);
  }
}

beforeAll(async () => {
  await client.connect();
  for (const file of program.getSourceFiles()) {
    const isOurs = file.fileName.startsWith(BACKEND) && !/migrations/.test(file.fileName);
    if (isOurs && !SENDING.some((end) => file.fileName.endsWith(end))) visit(file);
  }
  for (const one of await declaredStatements()) statements.push({ ...one, properties: [] });
});
afterAll(async () => {
  await client.end();
  await stack.close();
});

it('have the columns that their row types name', async () => {
  const faults: string[] = [];
  for (const { at, text, properties } of statements) {
    try {
      const columns = await columnsOf(text);
      const missing = properties.filter((name) => !columns.includes(name));
      if (missing.length > 0) faults.push(`${at}: does not select ${missing.join(', ')}`);
    } catch (error) {
      faults.push(`${at}: ${(error as Error).message}`);
    }
  }
  expect(faults).toEqual([]);
});

it('and entities are written in their own room', () => {
  expect(foreignSaves).toEqual([]);
});

it('are found in the sources', () => {
  const rest = `${unresolved.length} more depend on a call:\n${unresolved.join('\n')}`;
  process.stdout.write(`${statements.length} statements, and ${rest}\n`);
  expect(unresolved.length).toBeLessThanOrEqual(MAX_UNRESOLVED);
});
