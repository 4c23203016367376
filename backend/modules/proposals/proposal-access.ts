import type { EntityManager } from 'typeorm';
import { can, Permission, type Actor } from '../../access/access.public';
import { isActiveMember } from '../companies/companies.public';
import {
  isClient,
  OPEN_STATUSES,
  scopeSql,
  staffScope,
  visibleSql,
  type ProjectRequest,
} from '../requests/requests.public';
import { isPossibleSql } from './proposal-moves';
import type { Capacity } from './proposal-version.entity';
import { NotASignatory } from './proposals.errors';

/** On a proposal `p` and its request `r`; binds its values. */
export type Condition = (bind: (value: unknown) => string) => string;

/** Clients and staff of other teams see what was sent. */
export const readableSql =
  (actor: Actor): Condition =>
  (bind) => {
    const visible = visibleSql(actor)(bind);
    const isOwn = isClient(actor) ? 'false' : scopeSql(staffScope(actor), bind);
    return `${visible} AND (p.sent_version > 0 OR ${isOwn})`;
  };

export const mayWrite = ({ role }: Actor): boolean => can(role, Permission.WriteProposals);

const isSignatorySql = (userId: string, organisationId: string): string => `
  SELECT 1 FROM memberships m WHERE m.user_id = ${userId} AND m.organisation_id = ${organisationId}
    AND ${isActiveMember('m')} AND m.role = 'signatory'`;

/** Like `capacityOf`, for the person `reader.id` and a proposal that is open for a decision. */
export const CAN_DECIDE = `(${isPossibleSql('accept')} AND r.status IN (${OPEN_STATUSES})
  AND (r.user_id = reader.id OR EXISTS (${isSignatorySql('reader.id', 'r.organisation_id')})))`;

type Side = { clientId: string; organisationId: string | null };

/** In which capacity a person may accept or decline; null if they may not. */
export async function capacityOf(
  db: EntityManager,
  { userId }: Pick<Actor, 'userId'>,
  { clientId, organisationId }: Side,
): Promise<Exclude<Capacity, 'order'> | null> {
  if (userId === clientId) return 'client';
  const sql = `${isSignatorySql('$1', '$2')} FOR SHARE`;
  const [member] = await db.query<unknown[]>(sql, [userId, organisationId]);
  return member ? 'signatory' : null;
}

/** @throws NotASignatory */
export async function expectCapacity(
  tx: EntityManager,
  actor: Actor,
  { userId: clientId, organisationId }: ProjectRequest,
): Promise<Exclude<Capacity, 'order'>> {
  const capacity = await capacityOf(tx, actor, { clientId, organisationId });
  if (!capacity) throw NotASignatory();
  return capacity;
}
