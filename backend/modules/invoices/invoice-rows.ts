import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { officeToday } from '../../database/clock';
import { Conditions } from '../../lists/conditions';
import { defineList, pageStatement } from '../../lists/read-page';
import { fullNameSql } from '../accounts/accounts.public';
import { proposalReferenceSql } from '../proposals/proposals.public';
import { referenceSql } from '../requests/requests.public';
import type { InvoiceDto } from './dto/invoice.dto';
import { readableSql } from './invoice-access';
import { OPEN_STATES_SQL } from './invoice-moves';

/** Days since it was due. */
const DAYS_LATE = `CASE WHEN i.state IN (${OPEN_STATES_SQL}) THEN greatest(0, day.today - i.due_on) ELSE 0 END`;

export const OPEN_MINOR = '(i.total_minor - i.paid_minor - i.credited_minor)';

/** With the conditions of `visibleTo`. */
export const LISTED = defineList<InvoiceDto>({
  columns: {
    _id: 'i.id',
    number: 'i.number',
    kind: 'i.kind',
    state: 'i.state',
    request: `json_build_object('_id', r.id, 'reference', ${referenceSql('r')},
      'projectName', r.project_name)`,
    client: `coalesce(i.buyer->>'name', ${fullNameSql('u')})`,
    company: `coalesce(i.buyer->>'company', o.name, r.company, u.company, '')`,
    currency: 'i.currency',
    netMinor: 'i.net_minor::float8',
    vatMinor: 'i.vat_minor::float8',
    totalMinor: 'i.total_minor::float8',
    paidMinor: 'i.paid_minor::float8',
    creditedMinor: 'i.credited_minor::float8',
    openMinor: `(CASE WHEN i.kind = 'credit' OR i.state IN ('draft', 'written_off') THEN 0 ELSE ${OPEN_MINOR} END)::float8`,
    issuedOn: 'i.issued_on::text',
    dueOn: 'i.due_on::text',
    daysLate: DAYS_LATE,
    createdAt: 'i.created_at',
  },
  from: `invoices i CROSS JOIN (SELECT $1::date AS today) day LEFT JOIN project_requests r ON r.id = i.request_id LEFT JOIN users u ON u.id = r.user_id
    LEFT JOIN organisations o ON o.id = r.organisation_id`,
  newest: ['i.created_at', 'i.id'],
});

/** Binds today first, for `LISTED`. */
export function visibleTo(actor: Actor): Conditions {
  // Counting needs no day, but PostgreSQL refuses a parameter that is in no statement.
  const conditions = new Conditions([officeToday()]).add('$1::date IS NOT NULL');
  return conditions.add(readableSql(actor)(conditions.bind));
}

export const PROPOSAL = `(SELECT ${proposalReferenceSql('p')} FROM proposals p WHERE p.id = i.proposal_id)`;

export async function listed(
  db: EntityManager,
  conditions: Conditions,
  rows: number,
): Promise<InvoiceDto[]> {
  return db.query<InvoiceDto[]>(...pageStatement(LISTED, conditions, { rows, offset: 0 }));
}
