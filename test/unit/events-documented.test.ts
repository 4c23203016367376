import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../backend/app.module';
import { allDefinitions, type EventDefinition } from '../../backend/events/define-event';
import { subscribersOf } from '../../backend/events/subscribers';

const page = readFileSync(join(__dirname, '../../docs/events.md'), 'utf8');

function rowOf({ type, subjectType, audited, history }: EventDefinition): string {
  const names = subscribersOf(type).map(({ name }) => name);
  const of = (kind: string) =>
    names
      .filter((name) => name.startsWith(`${kind} `))
      .map((name) => `\`${name.slice(kind.length + 1)}\``)
      .join(', ');
  const others = names.filter((name) => !/^(?:mail|notice) /.test(name)).join(', ');
  const shown = [audited && 'audit log', history && 'history'].filter(Boolean).join(', ');
  return [`\`${type}\``, subjectType ?? '', shown, of('mail'), of('notice'), others].join(' | ');
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());
const listed = page.split('\n').filter((line) => /^\| `[a-z.-]+` /.test(line));

describe('docs/events.md', () => {
  it.each(allDefinitions().map((definition) => [definition.type, definition] as const))(
    'lists %s, and who follows it',
    (_type, definition) =>
      expect(listed.map(cellsOf)).toContainEqual(cellsOf(`|${rowOf(definition)}|`)),
  );

  it('lists no other', () => {
    expect(listed).toHaveLength(allDefinitions().length);
  });
});
