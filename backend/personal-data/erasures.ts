import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { personalData, type DataSubject, type SubjectKind } from './define-personal-data';
import { ErasureJournal } from './erasure-journal';
import { redactionOf, type Naming } from './redaction';

type Person = Pick<DataSubject, 'id' | 'email'> & Partial<Pick<DataSubject, 'requests'>>;

/** Erases somebody by what the modules declare of their tables. */
@Injectable()
export class Erasures {
  constructor(
    private readonly config: AppConfig,
    private readonly journal: ErasureJournal,
  ) {}

  /** In the transaction that decided it; what it finds gone already it leaves. @throws StorageAway */
  async run(
    tx: EntityManager,
    kind: SubjectKind,
    { id, email, requests = { own: [], shared: [] } }: Person,
    naming: Naming = { emails: [email] },
  ): Promise<void> {
    const subject = { id, email, requests, redaction: redactionOf(naming) };
    for (const { erase } of personalData()) await erase?.[kind]?.(tx, subject, this.config);
    await this.journal.note(kind, id);
  }
}
