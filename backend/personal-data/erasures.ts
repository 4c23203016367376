import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Injectable, Global, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { FileStorage } from '../storage/file-storage';
import { defineStoredObjects } from '../storage/stored-objects';
import {
  personalData,
  type DataSubject,
  type Erasing,
  type SubjectKind,
  SUBJECT_KINDS,
} from './define-personal-data';
import { eraseRows, mentions } from './personal-rows';
import {
  lowerCase,
  namesNobody,
  redactIn,
  redactionElsewhere,
  redactionOf,
  type Naming,
  type Redaction,
} from './redaction';

const NOTES = 'erasures/';
const noteKey = defineStoredObjects({
  prefix: NOTES,
  kept: 'A restored database has the rows of erased people again, and these notes repeat their erasure.',
});

export type Subject = { kind: SubjectKind; id: string };
const keyOf = ({ kind, id }: Subject) => noteKey(`${kind}-${id}`);

export type NotedErasure = Subject & { at: string };

export function readNoted(line: string): NotedErasure {
  const { kind, id, at } = JSON.parse(line) as Partial<NotedErasure>;
  const isNoted = SUBJECT_KINDS.some((one) => one === kind) && typeof id === 'string';
  if (!isNoted || !/^[\da-f-]{36}$/i.test(id!)) throw new Error('This is no noted erasure');
  return { kind: kind!, id: id!, at: at ?? '' };
}

type Person = Pick<DataSubject, 'id' | 'email'> & Partial<Pick<Erasing, 'emails' | 'requests'>>;

/**
 * A restored backup still has people erased since, so erasures are also noted in the file storage;
 * `npm run erasures:replay` repeats them.
 */
@Injectable()
export class Erasures {
  constructor(
    private readonly config: AppConfig,
    private readonly storage: FileStorage,
  ) {}

  /** Skips missing rows. Expects the erasure noted. */
  async erase(
    tx: EntityManager,
    kind: SubjectKind,
    { id, email, emails = [email], requests = { own: [], shared: [] } }: Person,
    naming: Naming = { emails },
    elsewhere: Naming = { emails },
  ): Promise<void> {
    const redaction = redactionOf(naming);
    const isPhrase = kind === 'client' && (await isPhraseOf(tx, elsewhere, redaction));
    const named = isPhrase ? { ...elsewhere, lastName: undefined } : elsewhere;
    const person = { id, email, emails, requests };
    const subject = { ...person, redaction, elsewhere: redactionElsewhere(named) };
    for (const one of personalData()) await eraseRows(tx, one, kind, subject, this.config);
    if (!namesNobody(subject.elsewhere)) await redactMentions(tx, subject);
  }

  /**
   * Called before the transaction of the erasure: none is unrecorded, and no lock waits for the
   * storage. `others`: what is erased with it.
   * @throws StorageAway
   */
  async note(subject: Subject, others: Subject[] = []): Promise<void> {
    const at = new Date().toISOString();
    const lines = [subject, ...others].map(
      ({ kind, id }) => `${JSON.stringify({ kind, id, at })}\n`,
    );
    const upload = randomUUID();
    const content = lines.join('');
    await writeFile(await this.storage.incoming(upload), content, { mode: 0o600 });
    await this.storage.keep(upload, keyOf(subject), Buffer.byteLength(content));
  }

  /** Of an erasure that was cancelled. */
  async forget(subject: Subject): Promise<void> {
    await this.storage.remove(keyOf(subject));
  }

  async *noted(): AsyncGenerator<NotedErasure> {
    for await (const keys of this.storage.list(NOTES)) {
      for (const key of keys) {
        const lines = (await text(await this.storage.read(key))).split('\n').filter(Boolean);
        for (const line of lines) yield readNoted(line);
      }
    }
  }
}

/** First or last name alone stays, because elsewhere it may be another person's. */
async function redactMentions(tx: EntityManager, { elsewhere }: Erasing): Promise<void> {
  for (const place of mentions()) await redactIn(tx, place, [], elsewhere);
}

/** "Kind Regards" may be a name, so words that staff also write in lower case count as a phrase. */
async function isPhraseOf(
  tx: EntityManager,
  { firstName, lastName }: Naming,
  { anyCase }: Redaction,
): Promise<boolean> {
  for (const name of [firstName, lastName]) {
    if (!name || !(await isWritten(tx, lowerCase(name), anyCase))) return false;
  }
  return true;
}

async function isWritten(tx: EntityManager, word: string, person: string): Promise<boolean> {
  for (const { table, columns, where } of mentions()) {
    const found = columns.map((column) => `(${column} ~ $1 AND ${column} !~* $2)`).join(' OR ');
    const sql = `SELECT FROM ${table} WHERE ${where} AND (${found}) LIMIT 1`;
    if ((await tx.query<object[]>(sql, [word, person])).length > 0) return true;
  }
  return false;
}

@Global()
@Module({ providers: [Erasures], exports: [Erasures] })
export class PersonalDataModule {}
