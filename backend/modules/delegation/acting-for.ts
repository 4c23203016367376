import type { EntityManager } from 'typeorm';
import type { StaffRole } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { activeMembers, isActive } from '../accounts/accounts.public';

export const TODAY = `(now() AT TIME ZONE '${OFFICE_ZONE}')::date`;

export const isAway = (u: string): string =>
  `EXISTS (SELECT 1 FROM absences a WHERE a.user_id = ${u}.id
     AND ${TODAY} BETWEEN a.first_day AND a.last_day)`;

/** Null if neither assignee nor deputy is available and has access to the team's work. */
export async function actingFor(
  tx: EntityManager,
  assigneeId: string,
  team: StaffRole,
): Promise<string | null> {
  const mayWork = `u.role IN ($2, 'admin') AND ${isActive('u')} AND NOT ${isAway('u')}`;
  const [row] = await tx.query<{ id: string }[]>(
    `SELECT u.id FROM users u WHERE u.id = $1 AND ${mayWork}
     UNION ALL
     SELECT u.id FROM absences a JOIN users u ON u.id = a.deputy_id
     WHERE a.user_id = $1 AND ${TODAY} BETWEEN a.first_day AND a.last_day AND ${mayWork}
     LIMIT 1`,
    [assigneeId, team],
  );
  return row?.id ?? null;
}

export async function whoAnswers(
  tx: EntityManager,
  assigneeId: string | null,
  team: StaffRole,
): Promise<string[]> {
  const acting = assigneeId && (await actingFor(tx, assigneeId, team));
  return acting ? [acting] : activeMembers(tx, team);
}
