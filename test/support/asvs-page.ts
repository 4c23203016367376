import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitlesIn } from './test-titles';

type Shown =
  | { kind: 'test'; file: string; title: string }
  | { kind: 'reviewed'; file: string; line: number; word: string }
  | { kind: 'does not apply' | 'not met' }
  | { kind: 'unknown'; text: string };

export type AsvsRow = { id: string; level: number; where: string; shown: Shown[] };

export function readAsvs(page: string): AsvsRow[] {
  return page
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter(([, id]) => /^V\d+\.\d+\.\d+$/.test(id ?? ''))
    .map(([, id, level, , where, shown]) => ({
      id: id!,
      level: Number(level),
      where: where!,
      shown: shown!.split('<br>').map(shownBy),
    }));
}

function shownBy(text: string): Shown {
  // The formatter escapes Markdown emphasis.
  const plain = text.replace(/\\([*_<>[\]])/g, '$1');
  const test = /^`([^`]+)` › (.+)$/.exec(plain);
  if (test) return { kind: 'test', file: test[1]!, title: test[2]! };
  const review = /^reviewed: (\S+):(\d+) "([^"]+)", \S/.exec(plain);
  if (review) {
    return { kind: 'reviewed', file: review[1]!, line: Number(review[2]), word: review[3]! };
  }
  const [, kind] = /^(does not apply|Not met): \S/.exec(plain) ?? [];
  if (kind) return { kind: kind === 'Not met' ? 'not met' : 'does not apply' };
  return { kind: 'unknown', text };
}

/** Lines by which a reference may be off before its row has to be updated. */
const NEAR = 10;

const titles = new Map<string, Set<string>>();

export function wrongIn({ shown }: AsvsRow, root: string): string[] {
  return shown.flatMap((one): string[] => {
    if (one.kind === 'unknown') return [`Neither a test nor a review nor a reason: "${one.text}"`];
    if (one.kind !== 'test' && one.kind !== 'reviewed') return [];
    const path = join(root, one.file);
    if (!existsSync(path)) return [`There is no file ${one.file}`];
    if (one.kind === 'test') {
      if (!titles.has(path)) titles.set(path, testTitlesIn(path));
      return titles.get(path)!.has(one.title) ? [] : [`${one.file} has no test "${one.title}"`];
    }
    const lines = readFileSync(path, 'utf8').split('\n');
    const near = lines.slice(Math.max(0, one.line - 1 - NEAR), one.line + NEAR).join('\n');
    const isThere = one.line <= lines.length && near.includes(one.word);
    return isThere ? [] : [`"${one.word}" is not near line ${one.line} of ${one.file}`];
  });
}
