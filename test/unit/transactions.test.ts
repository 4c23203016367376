import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
/** Network services: a transaction that waits for one keeps its connection and locks. */
const REMOTE = ['brevo', 'mailbox', 'redis', 'scanner', 'storage', 'transport'];

const sources = readdirSync(join(ROOT, 'backend'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('migrations'))
  .map((file) => {
    const text = readFileSync(join(ROOT, 'backend', file), 'utf8');
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  });

const ownMember = (node: ts.Node): string | undefined =>
  ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword
    ? node.name.text
    : undefined;

const opensTransaction = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  /(?:\btransactions\.run|\binTransaction)$/.test(node.expression.getText());

function remoteUsesOf(node: ts.Node, methods: Map<string, ts.Node>, seen: Set<string>): string[] {
  const member = ownMember(node);
  const found = member && REMOTE.includes(member) ? [member] : [];
  if (member && methods.has(member) && !seen.has(member)) {
    seen.add(member);
    found.push(...remoteUsesOf(methods.get(member)!, methods, seen));
  }
  ts.forEachChild(node, (child) => void found.push(...remoteUsesOf(child, methods, seen)));
  return found;
}

function usesInTransactions(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, methods: Map<string, ts.Node>): void => {
    const inside = ts.isClassDeclaration(node)
      ? new Map(
          node.members
            .filter(ts.isMethodDeclaration)
            .map((method): [string, ts.Node] => [method.name.getText(), method]),
        )
      : methods;
    if (opensTransaction(node)) {
      for (const argument of node.arguments) {
        for (const use of remoteUsesOf(argument, inside, new Set())) {
          found.push(`${source.fileName}: ${use}`);
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, new Map());
  return found;
}

it('no transaction waits for Redis, the storage or another server', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(usesInTransactions)).toEqual([]);
});
