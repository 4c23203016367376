import type { EntityManager } from 'typeorm';
import { can, Permission, type Actor } from '../../access/access.public';
import { findRequests, visibleSql } from '../requests/requests.public';
import type { Call } from './call.entity';

/** `link`: somebody with the link from a mail. */
export type By = { link: true } | Actor;

export const isLink = (by: By): by is { link: true } => 'link' in by;

export const maySeeAll = ({ role }: Actor): boolean => can(role, Permission.AssignOthers);

/** Who leads the hosts may do what each of them may. */
export const isHost = (by: By, { hostId }: { hostId: string }): boolean =>
  !isLink(by) && (hostId === by.userId || maySeeAll(by));

export async function maySee(db: EntityManager, by: By, call: Call): Promise<boolean> {
  if (isLink(by) || isHost(by, call)) return true;
  if (!call.requestId) return by.userId === call.clientId;
  const [request] = await findRequests(db, [call.requestId], visibleSql(by));
  return Boolean(request) && [call.clientId, request!.userId].includes(by.userId);
}
