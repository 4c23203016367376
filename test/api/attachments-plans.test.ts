import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Conditions } from '../../backend/lists/conditions';
import * as comparing from '../../backend/modules/files/compare-files';
import { QUARANTINED } from '../../backend/modules/files/quarantine';
import '../../backend/modules/requests/requests.public';
import { claimSql } from '../../backend/background/row-queue';
import * as scanning from '../../backend/modules/files/scan-files';
import * as sweeping from '../../backend/modules/files/sweep-files';
import { USED } from '../../backend/modules/files/keep-file';
import { FILE_COLUMNS, filesColumn } from '../../backend/modules/files/attachment-rows';
import { storedObjects } from '../../backend/storage/stored-objects';
import { listStatements, scannedTables } from '../support/plans';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const client = new Client({ connectionString: stack.databaseUrl });
beforeAll(async () => {
  await client.connect();
  // Makes sequential scans a last resort, so a plan that still has one lacks an index.
  await client.query('SET enable_seqscan = off');
});
afterAll(async () => {
  await client.end();
  await stack.close();
});

const quarantined = new Conditions();
quarantined.add(`f.state IN ('quarantined', 'failed')`);

const id = randomUUID();
const files = storedObjects().find(({ table }) => table === 'attachments')!;
const STATEMENTS: [name: string, text: string, values: unknown[]][] = [
  ['the next file to scan', claimSql(scanning.SCANNING), [60, 1]],
  ['what a scan found', scanning.settleSql(), [id, 1, 'clean', null]],
  ['objects to delete', claimSql(sweeping.REMOVED), [60, 1]],
  ['unused files', sweeping.UNBOUND, []],
  ['objects without a row', sweeping.withoutRow(files), [['objects/a']]],
  ['what somebody has sent', USED, [id]],
  ['all rows, in pages', comparing.rowsSql(files), [id]],
  ['unknown objects', comparing.unknownSql(files), [['objects/a']]],
  ['one file', `SELECT ${FILE_COLUMNS} FROM attachments f WHERE f.id = $1`, [id]],
  ['the files of a message', `SELECT ${filesColumn('f.comment_id = $1')}`, [id]],
  ['the files of a note', `SELECT ${filesColumn('f.note_id = $1')}`, [id]],
  ['the files of a request', `SELECT ${filesColumn('f.request_id = $1')}`, [id]],
  ...listStatements(QUARANTINED, quarantined).map(
    ([text, values], at): [string, string, unknown[]] => [`the quarantine ${at}`, text, values],
  ),
];

it.each(STATEMENTS)('%s: goes along an index', async (_name, text, values) => {
  const scanned = await scannedTables(client, [text, values]);
  expect(scanned.filter((table) => /attachments|removed_files/.test(table))).toEqual([]);
});
