import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { eventually } from './eventually';
import type { Stack } from './stack';

type Place = Pick<Stack, 'sql'>;

export async function dumpOf({ sql }: Place): Promise<string> {
  const tables = await sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>(`SELECT '${name} ' || t::text AS row FROM ${name} t`),
    ),
  );
  return rows.flatMap((all) => all.map(({ row }) => row)).join('\n');
}

/** Matching is case-insensitive. */
export const linesWith = (dump: string, words: string[]): string[] =>
  dump
    .split('\n')
    .filter((line) => words.some((word) => line.toLowerCase().includes(word.toLowerCase())));

export async function storedIn({ env }: Pick<Stack, 'env'>): Promise<string> {
  const folder = join(env['DATA_DIR']!, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = found
    .filter((one) => one.isFile())
    .map(async (one) => {
      const path = join(one.parentPath, one.name);
      return `${path}\n${await readFile(path, 'latin1').catch(() => '')}`;
    });
  return (await Promise.all(contents)).join('\n');
}

export const dueNow = (place: Place, subjectId: string) =>
  place.sql(
    `UPDATE data_requests SET next_attempt_at = now(), runs_at = now()
     WHERE subject_id = $1 AND state = 'waiting'`,
    [subjectId],
  );

export const stateOf = async (place: Place, subjectId: string, kind = 'erase') => {
  const [row] = await place.sql<{ state: string; farewell: string | null }>(
    `SELECT state, farewell FROM data_requests WHERE subject_id = $1 AND kind = $2
     ORDER BY created_at DESC LIMIT 1`,
    [subjectId, kind],
  );
  return row;
};

/** Waits until the erasure is done, its last mail is sent and no object is waiting for deletion. */
export async function erased(place: Place, subjectId: string): Promise<void> {
  await dueNow(place, subjectId);
  await eventually(
    () => stateOf(place, subjectId),
    (row) => row?.state === 'done' && row.farewell === null,
  );
  await eventually(
    () => place.sql('SELECT 1 FROM removed_files'),
    (rows) => rows.length === 0,
  );
}

export async function unzipped(archive: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    ),
  );
  const files: Record<string, string> = {};
  const read = (entry: Entry) =>
    new Promise<string>((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      }),
    );
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) => {
      void read(entry).then((text) => {
        files[entry.fileName] = text;
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
}
