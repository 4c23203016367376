import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const BACKEND = join(__dirname, '../../backend');
const SCHEMA = join(BACKEND, 'database/schema');
const MIGRATIONS = join(BACKEND, 'database/migrations');
const BASELINE = '1800000000000-baseline.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const roomOf = (file: string) => file.replace(/^modules\//, '').split('/')[0]!;
const laterFiles = readdirSync(MIGRATIONS).filter((file) => file !== BASELINE);
const roomIn = (file: string) => file.replace(/^\d+-|\.ts$/g, '');
const schema = readdirSync(SCHEMA).map((file) => basename(file, '.sql'));

/** Tables whose room changed after their migration. */
const MOVED: Record<string, string> = { 'proposals: documents': 'documents: documents' };

describe('The schema', () => {
  it('has a file a room, with the tables of its entities', () => {
    const tables = globSync('**/*.entity.ts', { cwd: BACKEND }).flatMap((file) =>
      [...textOf(join(BACKEND, file)).matchAll(/@Entity\('(\w+)'/g)].map(
        ([, table]) => `${roomOf(file)}: ${table}`,
      ),
    );
    const made = [
      ...schema.map((room) => [room, join(SCHEMA, `${room}.sql`)] as const),
      // A room that came later is named by its migration.
      ...laterFiles.map((file) => [roomIn(file), join(MIGRATIONS, file)] as const),
    ].flatMap(([room, file]) =>
      [...textOf(file).matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(
        ([, table]) => `${room}: ${table}`,
      ),
    );
    expect(made.map((one) => MOVED[one] ?? one).sort()).toEqual(tables.sort());
  });

  it('is created whole by the baseline', () => {
    const [, list = ''] = /FILES = \[([^\]]*)\]/.exec(textOf(join(MIGRATIONS, BASELINE)))!;
    expect([...list.matchAll(/'([\w-]+)'/g)].map(([, file]) => file).sort()).toEqual(schema.sort());
  });
});

describe('Migrations after the baseline', () => {
  const later = laterFiles.map((file) => textOf(join(MIGRATIONS, file)));

  it('do not block writes to existing tables while they build indexes', () => {
    for (const text of later) {
      const made = [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(
        ([, table]) => table,
      );
      const indexed = [
        ...text.matchAll(/CREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?(\S+)\s+ON (\w+)/g),
      ]
        .filter(([, name]) => name !== 'CONCURRENTLY')
        .map(([, , table]) => table);
      expect(indexed.filter((table) => !made.includes(table))).toEqual([]);
    }
  });

  it('run outside a transaction where they build indexes, check or count existing rows', () => {
    for (const text of later) {
      const builds = /CONCURRENTLY|VALIDATE CONSTRAINT|rebuild_report_facts\(\)/.test(text);
      expect(/transaction = false/.test(text)).toBe(builds);
    }
  });
});
