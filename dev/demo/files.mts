import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Client } from 'pg';
import files from './files.json' with { type: 'json' };
import { loadProduct } from './product.mts';
import { insert } from './rows.mts';

const CONTENT: Record<string, readonly (readonly string[])[]> = files;

interface Place {
  requestId: string;
  commentId?: string;
  uploaderId: string | undefined;
  createdAt: Date;
  state?: 'quarantined';
  finding?: string;
}

/** Stores the named files as the product does, in the folder that the API will read. */
export async function writeFiles(
  client: Client,
  directory: string,
  names: readonly string[],
  place: Place,
): Promise<void> {
  const { fileKey } = loadProduct();
  for (const name of names) {
    const content = await contentOf(name);
    const storageKey = fileKey(randomUUID(), place.createdAt);
    storeObject(directory, storageKey, content);
    await insert(client, 'attachments', {
      state: 'unscanned',
      ...place,
      name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      mediaType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
      storageKey,
    });
  }
}

export function storeObject(directory: string, key: string, content: Buffer | string): void {
  const path = join(directory, key);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, content, { mode: 0o600 });
}

/** A table as CSV, or a page with a title and its lines. */
async function contentOf(name: string): Promise<Buffer> {
  const rows = CONTENT[name];
  if (!rows) throw new Error(`dev/demo/files.json has no "${name}".`);
  if (!name.endsWith('.pdf')) return Buffer.from(rows.map((row) => `${row.join(',')}\n`).join(''));
  const document = new PDFDocument({ size: 'A4', margin: 72 });
  rows.forEach(([line = ''], index) =>
    document.fontSize(index === 0 ? 20 : 12).text(line, { paragraphGap: 12 }),
  );
  document.end();
  return Buffer.concat((await document.toArray()) as Buffer[]);
}
