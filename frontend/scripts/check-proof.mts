import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import brand from '../../brand.json' with { type: 'json' };
import { proof } from '../content/proof.ts';

const CHECK = resolve('dist/backend/commands/write-proof.js');

/**
 * Fails if the content prints testimonials that have expired, or that were withdrawn, if there is
 * a database to ask.
 */
export async function checkProof({ testimonials } = proof, today = officeDay()): Promise<void> {
  const over = testimonials.filter(({ until }) => until < today).map(({ id }) => id);
  if (over.length > 0) {
    throw new Error(`run "npm run proof": these testimonials have expired: ${over.join(', ')}`);
  }
  if (testimonials.length === 0 || !process.env.DATABASE_URL || !existsSync(CHECK)) return;
  await promisify(execFile)(process.execPath, [CHECK, '--check']).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`run "npm run proof": ${stdout}${stderr}`);
    },
  );
}

const officeDay = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: brand.hours.zone });
