import { holds, Permission, type Actor } from '../../access/access.public';
import { isActive } from '../accounts/accounts.public';
import { isActiveMember } from '../companies/companies.public';
import { isClient } from '../requests/requests.public';

/** On an invoice `i` and its request `r`; binds its values. */
export type Condition = (bind: (value: unknown) => string) => string;

/** Of every client. */
export const seesInvoices = (actor: Pick<Actor, 'role' | 'grants'>): boolean =>
  holds(actor, Permission.ManageInvoices);

const PAYING_ROLES = `'lead', 'signatory', 'finance'`;

/**
 * Ids (`payer_id`) of people on the client's side who see and pay the invoices of request `r`: who
 * raised it, and those who sign or pay for the company. Used by mails, notices and live updates.
 */
export const payersSql = (r = 'r'): string => `
  SELECT ${r}.user_id AS payer_id
  UNION
  SELECT pm.user_id FROM memberships pm JOIN users pu ON pu.id = pm.user_id
  WHERE pm.organisation_id = ${r}.organisation_id AND ${isActiveMember('pm')} AND NOT ${r}.is_private
    AND pm.role IN (${PAYING_ROLES}) AND pu.role = 'client' AND ${isActive('pu')}`;

/** The same for one person, so that the indexes of requests find theirs among a million invoices. */
const paysSql = (userId: string): string => `
  (r.user_id = ${userId} OR (NOT r.is_private AND r.organisation_id = (
    SELECT pm.organisation_id FROM memberships pm
    WHERE pm.user_id = ${userId} AND ${isActiveMember('pm')} AND pm.role IN (${PAYING_ROLES}))))`;

/** Requests `r` whose money a person sees. */
export const paidBySql =
  (actor: Actor): Condition =>
  (bind) => {
    if (seesInvoices(actor)) return 'true';
    if (!isClient(actor)) return 'false';
    const own = paysSql(bind(actor.userId));
    return actor.onlyRequestId ? `(r.id = ${bind(actor.onlyRequestId)} AND ${own})` : own;
  };

/** Clients see what was issued to them. */
export const readableSql =
  (actor: Actor): Condition =>
  (bind) =>
    seesInvoices(actor) ? 'true' : `(i.number IS NOT NULL AND ${paidBySql(actor)(bind)})`;
