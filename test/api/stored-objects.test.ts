import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../backend/app.module';
import { textColumns } from '../../backend/database/columns';
import { storedObjects, storedPrefixes } from '../../backend/storage/stored-objects';
import { sharedStack } from '../support/stack';

const BACKEND = join(__dirname, '../../backend');

const stack = sharedStack();
afterAll(() => stack.close());

describe('Stored objects', () => {
  it('are declared for every table that names one', () => {
    const naming = textColumns().filter(({ property }) => property === 'storageKey');
    const named = naming.map(({ table }) => table);
    const declared = [...storedObjects().map(({ table }) => table), 'removed_files'];
    expect(declared.sort()).toEqual(named.sort());
  });

  it('have no prefix in the code besides the declared ones', () => {
    const files = globSync('**/*.ts', { cwd: BACKEND, exclude: ['**/*.test.ts'] });
    const texts = files.map((file) => readFileSync(join(BACKEND, file), 'utf8'));
    const storing = texts.filter((text) => /file-storage|stored-objects/.test(text));
    expect(storing.length).toBeGreaterThan(10);
    const found = storing.flatMap((text) =>
      [...text.matchAll(/['"]([a-z][a-z-]*\/)['"]/g)].map(([, prefix]) => prefix!),
    );
    expect([...new Set(found)].sort()).toEqual([...storedPrefixes()].sort());
  });

  it.each(['DELETE', 'UPDATE'] as const)('are deleted after a %s of their row', async (change) => {
    const rows = await stack.sql<{ table: string }>(
      `SELECT DISTINCT t.event_object_table AS table FROM information_schema.triggers t
         JOIN pg_trigger g ON g.tgname = t.trigger_name JOIN pg_proc p ON p.oid = g.tgfoid
       WHERE t.event_manipulation = $1 AND p.prosrc LIKE '%INSERT INTO removed_files%'`,
      [change],
    );
    const changing = storedObjects().filter(({ by }) => change === 'DELETE' || by === 'worker');
    const tables = rows.map(({ table }) => table);
    expect(tables.sort()).toEqual(changing.map(({ table }) => table).sort());
  });
});
