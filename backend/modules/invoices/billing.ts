import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { read } from '../../database/sql';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { fullNameSql } from '../accounts/accounts.public';
import type { BillingDetailsDto, ChangeBillingDto } from './dto/billing.dto';
import { BillingDetails } from './invoice.entity';
import type { Buyer } from './invoice-content';
import { BillingChangedMeanwhile } from './invoices.errors';
import { billingChanged } from './invoices.events';

/** A company, or a client who has none. */
export type BillingOwner = { organisationId: string | null; userId: string | null };

const OF_REQUEST = `
  SELECT r.organisation_id AS "organisationId",
    CASE WHEN r.organisation_id IS NULL THEN r.user_id END AS "userId"
  FROM project_requests r WHERE r.id = $1`;

export async function ownerOf(db: EntityManager, requestId: string): Promise<BillingOwner> {
  const [owner] = await read<BillingOwner>(db, OF_REQUEST, [requestId]);
  return owner!;
}

/** Proposes details from the company and its first member, until somebody enters them. */
const KNOWN = `
  SELECT coalesce(o.name, u.company) AS company, ${fullNameSql('u')} AS name, u.email::text AS email
  FROM (SELECT 1) one LEFT JOIN organisations o ON o.id = $1
    LEFT JOIN users u ON u.id = coalesce($2, (SELECT m.user_id FROM memberships m
      WHERE m.organisation_id = $1 AND m.state = 'active'
      ORDER BY array_position(ARRAY['finance', 'lead', 'signatory', 'member'], m.role), m.created_at LIMIT 1))`;

const whereOwner = ({ organisationId, userId }: BillingOwner) =>
  organisationId ? { organisationId } : { userId: userId! };

export async function billingOf(
  db: EntityManager,
  owner: BillingOwner,
): Promise<BillingDetailsDto> {
  const kept = await db.findOneBy(BillingDetails, whereOwner(owner));
  if (kept) {
    const { name, company, address, country, vatNumber, email, reference, version } = kept;
    return { name, company, address, country, vatNumber, email, reference, version };
  }
  const [known] = await read<Pick<Buyer, 'company' | 'name' | 'email'>>(db, KNOWN, [
    owner.organisationId,
    owner.userId,
  ]);
  return {
    ...{ address: '', country: 'GB', vatNumber: '', reference: '', version: 1 },
    name: known?.name ?? '',
    company: known?.company ?? '',
    email: known?.email ?? '',
  };
}

export async function saveBilling(
  tx: EntityManager,
  owner: BillingOwner,
  { version, ...form }: ChangeBillingDto,
): Promise<void> {
  await tx.query(
    `INSERT INTO billing_details (id, organisation_id, user_id) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [uuid(), owner.organisationId, owner.userId],
  );
  const kept = await tx.findOneOrFail(BillingDetails, {
    where: whereOwner(owner),
    lock: { mode: 'pessimistic_write' },
  });
  await expectVersion(kept, version, BillingChangedMeanwhile, () => billingOf(tx, owner));
  Object.assign(kept, { reference: '', vatNumber: '', company: '', ...form });
  await saveChanged(tx, kept);
  const subject = owner.organisationId ?? owner.userId!;
  await record(tx, billingChanged({ subject, after: { fields: Object.keys(form).sort() } }));
}
