import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Trap } from '../../access/form-traps';
import { callerNetwork } from '../../access/networks';
import { lockName } from '../../database/locks';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { IdempotencyKeyReused } from '../../idempotency/idempotency.errors';
import { keyIn } from '../../idempotency/idempotency.interceptor';
import { sha256 } from '../../links/links.public';
import { DAY_MS } from '../../time/days';
import { Subscribe } from '../newsletter/newsletter.public';
import { ServiceLevels } from '../response-times/response-times.public';
import { promisePlace, type LeadForm } from './lead-options';
import { Lead, type LeadDetails, type LeadTracking } from './lead.entity';
import { leadReceived } from './leads.events';

export type Enquiry = {
  form: LeadForm;
  service: string;
  fullName?: string;
  email: string;
  company?: string;
  phone?: string;
  jobTitle?: string;
  message?: string;
  details?: LeadDetails;
  tracking?: LeadTracking;
  page?: string;
  trap: Trap | null;
  subscribeTo?: 'webinars' | 'resources';
};

/** `isRepeat`: of an earlier enquiry with this id. */
type Submitted = { id: string; isRepeat: boolean; isSameKey: boolean };

const REPEAT = '10 minutes';
const KEY_LIVES = '24 hours';

const ANSWERED: LeadForm[] = ['contact', 'service', 'mvp'];

/** By law a complaint must be acknowledged within 30 days. */
const COMPLAINT_DAYS = 30;

@Injectable()
export class SubmitLead {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribe: Subscribe,
    private readonly levels: ServiceLevels,
  ) {}

  async submit(enquiry: Enquiry, idempotencyKey: string | undefined): Promise<string> {
    const { id } = await this.transactions.run((tx) => this.within(tx, enquiry, idempotencyKey));
    return id;
  }

  async within(
    tx: EntityManager,
    enquiry: Enquiry,
    idempotencyKey: string | undefined,
  ): Promise<Submitted> {
    const bodyHash = hashOf(enquiry);
    const keyHash = idempotencyKey ? sha256(keyIn(idempotencyKey)) : null;
    const known = await this.repeatOf(tx, bodyHash, keyHash, enquiry.trap);
    if (known) return known;
    const id = await this.take(tx, enquiry, bodyHash, keyHash);
    return { id, isRepeat: false, isSameKey: false };
  }

  /**
   * Serialised, so that the second of two concurrent repeats finds the first. An honest enquiry is
   * no repeat of one that a trap took for spam: a password manager may have filled the trap.
   */
  private async repeatOf(
    tx: EntityManager,
    bodyHash: string,
    keyHash: string | null,
    trap: Trap | null,
  ): Promise<Submitted | null> {
    for (const lock of [keyHash, bodyHash].filter(Boolean)) {
      await lockName(tx, `lead:${lock}`);
    }
    if (!trap) await this.freeKeyOfSpam(tx, keyHash);
    const [byKey] = await tx.query<{ id: string; body_hash: string }[]>(
      `SELECT id, body_hash FROM leads
       WHERE idempotency_key_hash = $1 AND created_at > now() - interval '${KEY_LIVES}' LIMIT 1`,
      [keyHash],
    );
    if (byKey && byKey.body_hash !== bodyHash) throw IdempotencyKeyReused();
    const [byBody] = await tx.query<{ id: string }[]>(
      `SELECT id FROM leads WHERE body_hash = $1 AND created_at > now() - interval '${REPEAT}'
         AND (state <> 'spam' OR $2) LIMIT 1`,
      [bodyHash, trap !== null],
    );
    const known = byKey ?? byBody;
    return known ? { id: known.id, isRepeat: true, isSameKey: Boolean(byKey) } : null;
  }

  private async freeKeyOfSpam(tx: EntityManager, keyHash: string | null): Promise<void> {
    if (!keyHash) return;
    await tx.query(
      `UPDATE leads SET idempotency_key_hash = NULL
       WHERE idempotency_key_hash = $1 AND state = 'spam'`,
      [keyHash],
    );
  }

  private async take(
    tx: EntityManager,
    enquiry: Enquiry,
    bodyHash: string,
    idempotencyKeyHash: string | null,
  ): Promise<string> {
    const { subscribeTo, ...fields } = enquiry;
    const { form, email, trap, page } = fields;
    const id = uuid();
    await tx.insert(Lead, {
      ...fields,
      id,
      replyDueAt: await this.replyDue(tx, enquiry),
      state: trap ? 'spam' : 'new',
      bodyHash,
      idempotencyKeyHash,
      network: callerNetwork(),
      searchText: searchTextOf(enquiry),
    } as object);
    if (subscribeTo) await this.subscribe.within(tx, { email, topic: subscribeTo, page, trap });
    await record(tx, leadReceived({ subject: id, form, isSpam: trap !== null }));
    return id;
  }

  private async replyDue(tx: EntityManager, { form, page }: Enquiry): Promise<Date | null> {
    if (form === 'complaint') return new Date(databaseNow().getTime() + COMPLAINT_DAYS * DAY_MS);
    if (!ANSWERED.includes(form)) return null;
    return this.levels.replyDue(tx, databaseNow(), promisePlace(form, page));
  }
}

const searchTextOf = ({ fullName, email, company, jobTitle, service, message }: Enquiry): string =>
  [fullName, email, company, jobTitle, service, message].filter(Boolean).join('\n');

function hashOf({ details, ...enquiry }: Enquiry): string {
  const { submittedAt: _, ...rest } = details ?? {};
  const { form, service, fullName, company, phone, jobTitle, message } = enquiry;
  const email = enquiry.email.toLowerCase();
  return sha256(
    JSON.stringify([form, service, fullName, email, company, phone, jobTitle, message, rest]),
  );
}
