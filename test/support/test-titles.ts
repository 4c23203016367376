import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Test titles as in the source: `it.each` with its placeholders (`%s`), templates with their
 * `${…}`.
 */
export function testTitlesIn(path: string, source = readFileSync(path, 'utf8')): Set<string> {
  const titles = new Set<string>();
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title))
        titles.add(title.getText(file).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['it', 'test'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return (
      callee.name.text !== 'describe' && callee.name.text !== 'each' && isTest(callee.expression)
    );
  // `it.each(rows)` returns the function that takes the title.
  return (
    ts.isCallExpression(callee) &&
    ts.isPropertyAccessExpression(callee.expression) &&
    callee.expression.name.text === 'each' &&
    isTest(callee.expression.expression)
  );
}
