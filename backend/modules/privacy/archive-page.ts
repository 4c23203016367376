import type { EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import { fullNameSql } from '../accounts/accounts.public';
import { LOCALE } from '../../config/locale';

export type Section = { name: string; title: string; rows: object[] };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPES[one]!);

const words = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace(/_/g, ' ');

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, 16);
  return escaped(typeof value === 'object' ? JSON.stringify(value) : String(value as string));
}

const entry = (row: object): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escaped(words(name))}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>`;

function* section({ name, title, rows }: Section): Generator<string> {
  yield `
<section id="${name}"><h2>${escaped(title)} <small>${rows.length}</small></h2>
`;
  for (const row of rows) yield `${entry(row)}\n`;
  if (rows.length === 0) yield '<p>Nothing.</p>\n';
  yield `<p><a href="data/${name}.json">The same for programs (JSON)</a></p></section>`;
}

/** In parts, because the whole may be larger than the memory of a worker. */
export function* archivePage(sections: Section[]): Generator<string> {
  yield head(sections);
  for (const one of sections) yield* section(one);
  yield '\n</body></html>\n';
}

/** In parts. */
export function* archiveJson(rows: object[]): Generator<string> {
  yield '[';
  for (const [index, row] of rows.entries()) {
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(row, null, 2)}`;
  }
  yield '\n]\n';
}

const head = (sections: Section[]): string => `<!doctype html>
<html lang="${LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your data at ${escaped(brand.name)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1d2b28;background:#fff}
h2{border-bottom:1px solid #9aa8a4;margin-top:2.5rem}small{color:#56645f;font-weight:400}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;padding:.75rem 0;margin:0;border-bottom:1px solid #e1e7e5}
dt{color:#56645f}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}nav a{display:inline-block;margin-right:1rem}
</style></head><body><h1>Your data at ${escaped(brand.name)}</h1>
<p>Made on ${shown(new Date())} UTC. Our staff appear by their role. Times are UTC. Your files are in the folder “files”.</p>
<nav>${sections.map(({ name, title }) => `<a href="#${name}">${escaped(title)}</a>`).join('')}</nav>
`;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Staff sign their messages, so names and addresses become their role in any text. */
export async function withoutStaff(
  db: EntityManager,
  subjectId: string,
): Promise<<T>(value: T) => T> {
  const staff = await db.query<{ name: string; email: string }[]>(
    `SELECT ${fullNameSql('users')} AS name, email FROM users
     WHERE role <> 'client' AND id <> $1`,
    [subjectId],
  );
  return replacing(staff.flatMap(({ name, email }) => [name, email]));
}

/** Whole words, longest first: "Tom" is neither in "customer" nor in "Tom Bright". */
export function replacing(names: string[]): <T>(value: T) => T {
  const known = names.filter((one) => one.length > 2).sort((a, b) => b.length - a.length);
  if (known.length === 0) return (value) => value;
  const letter = String.raw`[\p{L}\p{N}]`;
  const pattern = new RegExp(
    `(?<!${letter})(?:${known.map(literal).join('|')})(?!${letter})`,
    'giu',
  );
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, 'our team');
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return <T>(value: T) => clean(value) as T;
}
