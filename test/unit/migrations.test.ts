import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../backend/database/migrations');
const FIRST = '1795200000000-create-schema.ts';
/** Always just a few rows. */
const SMALL = ['pending_registrations'];

describe('A migration', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== FIRST);

  it.each(files)('does not block writes to a large table while it builds an index: %s', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const made = [...text.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table);
    const indexed = [...text.matchAll(/CREATE (?:UNIQUE )?INDEX (\S+)\s+ON (\w+)/g)]
      .filter(([, name]) => name !== 'CONCURRENTLY')
      .map(([, , table]) => table);
    expect(indexed.filter((table) => !made.includes(table) && !SMALL.includes(table!))).toEqual([]);
  });

  it.each(files)(
    'runs outside a transaction where it builds indexes, checks or counts what is there: %s',
    (file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      const builds = /buildIndex\(|CONCURRENTLY|VALIDATE CONSTRAINT|rebuild_report_facts\(\)`/.test(
        text,
      );
      expect(/transaction = false/.test(text)).toBe(builds);
    },
  );
});
