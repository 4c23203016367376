import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import '../../backend/app.module';
import { allDefinitions, type EventDefinition } from '../../backend/events/define-event';
import { subscribersOf } from '../../backend/events/subscribers';

const BACKEND = join(__dirname, '../../backend');
const page = readFileSync(join(__dirname, '../../docs/events.md'), 'utf8');

function rowOf({ type, subjectType, audit, history, live }: EventDefinition): string {
  const names = subscribersOf(type).map(({ name }) => name);
  const of = (kind: string) =>
    names
      .filter((name) => name.startsWith(`${kind} `))
      .map((name) => `\`${name.slice(kind.length + 1)}\``)
      .join(', ');
  const others = names.filter((name) => !/^(?:mail|notice) /.test(name));
  if (live) others.push('live');
  const shown = [audit && 'audit log', history && 'history'].filter(Boolean).join(', ');
  return [
    `\`${type}\``,
    subjectType ?? '',
    shown,
    of('mail'),
    of('notice'),
    others.join(', '),
  ].join(' | ');
}

/** The order of the names in a cell does not matter. */
const cellsOf = (row: string): string[][] =>
  row.split('|').map((cell) => cell.trim().split(', ').sort());
const listed = page.split('\n').filter((line) => /^\| `[a-z.-]+` /.test(line));

/** The names in backticks of each step of a flow. */
const steps = page
  .slice(page.indexOf('flows, in the order'))
  .split('\n')
  .filter((line) => /^\d\. /.test(line))
  .map((line): [string, string[]] => [line, [...line.matchAll(/`([^`]+)`/g)].map(([, it]) => it!)]);

/** The texts of the files that a step names; a bare name is in the folder of the previous file. */
function filesOf(names: string[]): string {
  let folder = '';
  return names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      if (name.includes('/')) folder = dirname(name);
      return readFileSync(join(BACKEND, name.includes('/') ? name : join(folder, name)), 'utf8');
    })
    .join('\n');
}

describe('docs/events.md', () => {
  it.each(steps)('names files that exist and match: %s', (_step, names) => {
    const text = filesOf(names);
    expect(names.filter((name) => !name.endsWith('.ts') && !text.includes(name))).toEqual([]);
  });

  it.each(allDefinitions().map((definition) => [definition.type, definition] as const))(
    'lists %s, and who follows it',
    (_type, definition) =>
      expect(listed.map(cellsOf)).toContainEqual(cellsOf(`|${rowOf(definition)}|`)),
  );

  it('lists no other', () => {
    expect(listed).toHaveLength(allDefinitions().length);
  });
});
