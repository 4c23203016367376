import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

const WRONG: [file: string, text: string, complaint: RegExp][] = [
  ['backend/mail/a.ts', `import '../modules/leads/leads.public';`, /mail may not import/],
  [
    'backend/modules/requests/a.ts',
    `import type { X } from '../delegation/delegation.public';\nexport type Y = X;`,
    /modules\/requests may not import from modules\/delegation/,
  ],
  [
    'backend/modules/accounts/a.ts',
    'export const a = `SELECT 1 FROM project_requests r`;',
    /may not read project_requests/,
  ],
  [
    'backend/modules/notifications/a.ts',
    `ReferenceColumn('ProjectRequest', {});`,
    /may not read ProjectRequest/,
  ],
  [
    'backend/modules/files/using.ts',
    `export const a = 'DELETE FROM attachments f USING project_requests r WHERE true';`,
    /may not read project_requests/,
  ],
  [
    'backend/modules/files/comma.ts',
    `export const a = 'SELECT 1 FROM attachments f, project_requests r';`,
    /may not read project_requests/,
  ],
  [
    'backend/modules/files/put-in.ts',
    'const table = { a: "project_requests" }.a; export const a = `SELECT 1 FROM ${table}`;',
    /may not read project_requests/,
  ],
  ['backend/elsewhere/a.ts', 'export {};', /no room yet/],
  [
    'backend/modules/delegation/sql.ts',
    'export const a = `UPDATE users SET role = $1`;',
    /may not write users: modules\/accounts does/,
  ],
  [
    'backend/modules/delegation/orm.ts',
    'tx.update(User, { id }, { role });',
    /may not write User: modules\/accounts does/,
  ],
  ['backend/mail/bare.ts', 'dataSource.transaction(work);', /Take Transactions/],
  [
    'backend/mail/zoned.ts',
    `import { TZDate } from '@date-fns/tz';\nnew TZDate();`,
    /from backend\/time/,
  ],
  ['backend/mail/words.ts', `new Intl.DateTimeFormat('en');`, /from backend\/time/],
  [
    'backend/mail/day.ts',
    'export const a = new Date().toISOString().slice(0, 10);',
    /from backend\/time/,
  ],
  ['backend/mail/slow.ts', 'export const a = /^(a+)+$/;', /exponential backtracking/],
  ['backend/mail/env.ts', 'export const a = process.env.A;', /take AppConfig/],
  ['frontend/portal/a.tsx', 'export const a = <input maxLength={5} />;', /has the limits/],
  ['frontend/portal/b.ts', 'export const a = { maxLength: 5 };', /has the limits/],
  [
    'frontend/portal/features/a/a.ts',
    `import { problemOf } from '../../forms/rules';\nproblemOf();`,
    /Write the form with useApiForm/,
  ],
  [
    'frontend/portal/c.ts',
    `import { queryOptions } from '@tanstack/react-query';\nqueryOptions();`,
    /the path is the key/,
  ],
];

const FINE: [file: string, text: string][] = [
  [
    'backend/modules/requests/below.ts',
    `import { User } from '../accounts/accounts.public';\nexport const a = [User, 'SELECT 1 FROM users'];`,
  ],
  ['backend/database/one-connection.ts', 'dataSource.transaction(work);'],
  ['backend/time/words.ts', `export const a = new Intl.DateTimeFormat('en');`],
  ['backend/config/environment.ts', 'export const a = process.env.A;'],
  [
    'frontend/portal/features/wizard/a.ts',
    `import { problemOf } from '../../forms/rules';\nproblemOf();`,
  ],
];

interface Report {
  diagnostics: { message: string; help?: string; filename: string }[];
}

describe('The rules of the linter that are our own', () => {
  let folder: string;
  const complaints = new Map<string, string[]>();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fenwright-rules-'));
    for (const [file, text] of [...WRONG, ...FINE]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    writeFileSync(join(folder, '.oxlintrc.json'), settings());
    for (const { message, help = '', filename } of lint().diagnostics) {
      const earlier = complaints.get(filename) ?? [];
      complaints.set(filename, [...earlier, `${message} ${help}`]);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The project's settings without types. File patterns are relative to the folder they lie in. */
  const settings = (): string =>
    readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
      .replace(/"(\.\/test\/lint\/[^"]+|eslint-plugin-[^"]+)"/g, (_, name: string) =>
        JSON.stringify(require.resolve(name.startsWith('.') ? join(ROOT, name) : name)),
      )
      .replace(/"options": \{[^}]*\}/, '"options": {}');

  function lint(): Report {
    const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
    try {
      execFileSync(oxlint, ['--format=json'], { cwd: folder });
    } catch (error) {
      return JSON.parse((error as { stdout: Buffer }).stdout.toString()) as Report;
    }
    throw new Error('It found nothing.');
  }

  it.each(WRONG)('refuse %s: %s', (file, _text, complaint) => {
    expect(complaints.get(file)).toContainEqual(expect.stringMatching(complaint));
  });

  it.each(FINE)('allow %s: %s', (file) => {
    expect(complaints.get(file)).toBeUndefined();
  });
});
