import { Injectable, Global, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import {
  personalData,
  type DataSubject,
  type Erasing,
  type SubjectKind,
} from './define-personal-data';
import { ErasureJournal } from './erasure-journal';
import { redactIn, redactionOf, type Naming } from './redaction';

type Person = Pick<DataSubject, 'id' | 'email'> & Partial<Pick<Erasing, 'emails' | 'requests'>>;

@Injectable()
export class Erasures {
  constructor(
    private readonly config: AppConfig,
    private readonly journal: ErasureJournal,
  ) {}

  /** Runs in the transaction of the decision; skips missing rows. @throws StorageAway */
  async run(
    tx: EntityManager,
    kind: SubjectKind,
    { id, email, emails = [email], requests = { own: [], shared: [] } }: Person,
    naming: Naming = { emails },
  ): Promise<void> {
    const subject = { id, email, emails, requests, redaction: redactionOf(naming) };
    for (const { erase } of personalData()) await erase?.[kind]?.(tx, subject, this.config);
    if (kind === 'client') await redactMentions(tx, subject);
    await this.journal.note(kind, id);
  }
}

/** First or last name alone is kept, because elsewhere it may be another person's. */
async function redactMentions(tx: EntityManager, { id, redaction }: Erasing): Promise<void> {
  for (const { table, mentions } of personalData()) {
    if (!mentions) continue;
    const { columns, where = 'true' } = mentions;
    const place = { table, columns, where: `$1::uuid IS NOT NULL AND ${where}` };
    await redactIn(tx, place, id, { ...redaction, exact: '(?!)' });
  }
}

@Global()
@Module({ providers: [ErasureJournal, Erasures], exports: [ErasureJournal, Erasures] })
export class PersonalDataModule {}
