import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { EXCEPTIONS, oneWayRooms } from '../lint/one-way-rooms.cjs';

const ROOT = join(__dirname, '../..');

function complaints(file: string, text: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { rooms: { rules: { 'one-way': oneWayRooms } } },
    rules: { 'rooms/one-way': 'error' },
  };
  const messages = new Linter({ cwd: ROOT }).verify(text, config, {
    filename: join(ROOT, 'backend', file),
  });
  return messages.map(({ message }) => message);
}

describe('The rooms of the backend', () => {
  it.each([
    ['mail/a.ts', `import { Lead } from '../modules/leads/leads.public';`, /mail may not import/],
    [
      'modules/requests/a.ts',
      `import type { X } from '../delegation/delegation.public';`,
      /modules\/requests may not import from modules\/delegation/,
    ],
    [
      'modules/accounts/a.ts',
      'export const a = `SELECT 1 FROM project_requests r`;',
      /may not read project_requests/,
    ],
    [
      'modules/notifications/a.ts',
      `ReferenceColumn('ProjectRequest', {});`,
      /may not read ProjectRequest/,
    ],
    [
      'modules/files/a.ts',
      `export const a = 'DELETE FROM attachments f USING project_requests r WHERE true';`,
      /may not read project_requests/,
    ],
    [
      'modules/files/a.ts',
      `export const a = 'SELECT 1 FROM attachments f, project_requests r';`,
      /may not read project_requests/,
    ],
    [
      'modules/files/a.ts',
      'const table = { a: "project_requests" }.a; export const a = `SELECT 1 FROM ${table}`;',
      /may not read project_requests/,
    ],
    ['elsewhere/a.ts', 'export {};', /no room yet/],
  ])('let no import or table of %s point the wrong way', (file, text, complaint) => {
    expect(complaints(file, text)).toEqual([expect.stringMatching(complaint)]);
  });

  it.each([
    ['in SQL', 'export const a = `UPDATE users SET role = $1`;'],
    ['through TypeORM', 'tx.update(User, { id }, { role });'],
  ])('let no room write a table of another one %s', (_how, text) => {
    expect(complaints('modules/delegation/a.ts', text)).toEqual([
      expect.stringMatching(/may not write (users|User): modules\/accounts does/),
    ]);
  });

  it('may use those below', () => {
    const text = `import { User } from '../accounts/accounts.public';\nexport const a = [User, 'SELECT 1 FROM users'];`;
    expect(complaints('modules/requests/a.ts', text)).toEqual([]);
  });

  it('know no exception', () => {
    expect(EXCEPTIONS).toEqual([]);
  });
});
