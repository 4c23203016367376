import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { read } from '../../database/sql';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { fullNameSql } from '../accounts/accounts.public';
import type { BillingDetailsDto, ChangeBillingDto } from './dto/billing.dto';
import { BillingDetails } from './invoice.entity';
import { BillingChangedMeanwhile } from './invoices.errors';
import { billingChanged } from './invoices.events';

/** A company, or a client who has none. */
export type BillingOwner = { organisationId: string | null; userId: string | null };

const clientSql = (r: string): string =>
  `(CASE WHEN ${r}.organisation_id IS NULL THEN ${r}.user_id END)`;

const OF_REQUEST = `
  SELECT r.organisation_id AS "organisationId", ${clientSql('r')} AS "userId"
  FROM project_requests r WHERE r.id = $1`;

export async function ownerOf(db: EntityManager, requestId: string): Promise<BillingOwner> {
  const [owner] = await read<BillingOwner>(db, OF_REQUEST, [requestId]);
  return owner!;
}

/** Uses the company's first member, or the client, until somebody enters the details. */
const detailsSql = (organisation: string, user: string): string => `
  SELECT coalesce(b.name, known.name, '') AS name, coalesce(b.company, known.company, '') AS company,
    coalesce(b.address, '') AS address, coalesce(b.country, 'GB') AS country,
    coalesce(b.vat_number, '') AS "vatNumber", coalesce(b.email, known.email, '')::text AS email,
    coalesce(b.reference, '') AS reference, coalesce(b.version, 1) AS version
  FROM (SELECT 1) one
    LEFT JOIN billing_details b ON b.organisation_id = ${organisation} OR b.user_id = ${user}
    LEFT JOIN LATERAL (
      SELECT coalesce(o.name, u.company) AS company, ${fullNameSql('u')} AS name, u.email
      FROM (SELECT 1) one LEFT JOIN organisations o ON o.id = ${organisation}
        LEFT JOIN users u ON u.id = coalesce(${user}, (SELECT m.user_id FROM memberships m
          WHERE m.organisation_id = ${organisation} AND m.state = 'active'
          ORDER BY array_position(ARRAY['finance', 'lead', 'signatory', 'member'], m.role), m.created_at LIMIT 1))
      WHERE b.id IS NULL) known ON true`;

export const billingSql = (r: string): string => detailsSql(`${r}.organisation_id`, clientSql(r));

const DETAILS = detailsSql('$1::uuid', '$2::uuid');
const DETAILS_OF_REQUEST = `
  SELECT details.* FROM project_requests r, LATERAL (${billingSql('r')}) details WHERE r.id = $1`;

export async function billingOf(
  db: EntityManager,
  { organisationId, userId }: BillingOwner,
): Promise<BillingDetailsDto> {
  const [details] = await read<BillingDetailsDto>(db, DETAILS, [organisationId, userId]);
  return details!;
}

export async function billingOfRequest(
  db: EntityManager,
  requestId: string,
): Promise<BillingDetailsDto> {
  const [details] = await read<BillingDetailsDto>(db, DETAILS_OF_REQUEST, [requestId]);
  return details!;
}

const whereOwner = ({ organisationId, userId }: BillingOwner) =>
  organisationId ? { organisationId } : { userId: userId! };

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
