import { In, type EntityManager } from 'typeorm';
import { defineHook } from '../../context/hook';
import { changedNow } from '../../database/versioned';
import { writeRow } from '../../database/written-rows';
import type { Day } from '../../time/days';
import type { DataSubject } from '../../personal-data/personal-data.public';
import { lockClocked, savePlan } from '../response-times/response-times.public';
import { ProjectRequest } from './project-request.entity';
import { OPEN_STATUSES, type ProposalKind } from './request-options';
import type { Condition } from './request-scope';
import { RequestNotFound } from './requests.errors';

/**
 * `condition` on `r` decides access.
 * @throws RequestNotFound
 */
export async function lockRequest(
  tx: EntityManager,
  id: string,
  condition: Condition,
): Promise<ProjectRequest> {
  const request = await reachable(tx, [id], condition).setLock('pessimistic_write').getOne();
  if (!request) throw RequestNotFound();
  return request;
}

export const findRequests = (
  db: EntityManager,
  ids: string[],
  condition: Condition,
): Promise<ProjectRequest[]> => reachable(db, ids, condition).getMany();

export async function expectRequest(
  db: EntityManager,
  id: string,
  condition: Condition,
): Promise<ProjectRequest> {
  const [request] = await findRequests(db, [id], condition);
  if (!request) throw RequestNotFound();
  return request;
}

function reachable(db: EntityManager, ids: string[], condition: Condition) {
  const values: unknown[] = [];
  const where = condition((value) => `:scope${values.push(value) - 1}`);
  return db
    .createQueryBuilder(ProjectRequest, 'r')
    .where('r.id IN (:...ids)', { ids })
    .andWhere(where, Object.fromEntries(values.map((value, index) => [`scope${index}`, value])));
}

savePlan.fill(writeRow);

lockClocked.fill(async (tx, ids) => {
  const locked = await tx.query<{ id: string }[]>(
    'SELECT id FROM project_requests WHERE id = ANY($1) FOR UPDATE SKIP LOCKED',
    [ids],
  );
  return tx.findBy(ProjectRequest, { id: In(locked.map(({ id }) => id)) });
});

/** Requests that the person `$1` raised and colleagues took over. */
export const HANDED_OVER = `SELECT e.subject_id FROM events e
  WHERE e.type = 'request.handed-over' AND e.audited AND e.data->'before'->>'userId' = $1::text`;

export async function requestsOfPerson(
  db: EntityManager,
  userId: string,
): Promise<DataSubject['requests'] & { contacts: { email: string; phone: string | null }[] }> {
  const own = await db.query<{ id: string; email: string; phone: string | null }[]>(
    `SELECT id, contact_email AS email, contact_phone AS phone FROM project_requests WHERE user_id = $1`,
    [userId],
  );
  const ids = own.map(({ id }) => id);
  const shared = await db.query<{ id: string }[]>(
    `SELECT p.request_id AS id FROM request_participants p WHERE p.user_id = $1
     UNION SELECT c.request_id FROM request_comments c WHERE c.author_id = $1
     UNION SELECT f.request_id FROM attachments f WHERE f.uploader_id = $1 AND f.request_id IS NOT NULL
     UNION SELECT r.id FROM project_requests r WHERE r.id::text IN (${HANDED_OVER})`,
    [userId],
  );
  return {
    own: ids,
    shared: shared.map(({ id }) => id).filter((id) => !ids.includes(id)),
    contacts: own.map(({ email, phone }) => ({ email, phone })),
  };
}

export async function releaseOpenRequests(tx: EntityManager, userId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM project_requests WHERE assignee_id = $1 AND status IN (${OPEN_STATUSES})
     ORDER BY id FOR UPDATE`,
    [userId],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query(
    `UPDATE project_requests SET assignee_id = NULL, ${changedNow()} WHERE id = ANY($1)`,
    [ids],
  );
  return ids;
}

export const acceptanceOf =
  defineHook<
    (
      tx: EntityManager,
      requestId: string,
    ) => Promise<{ isAgreed: boolean; isAwaited: boolean; isUndecided: boolean }>
  >('acceptance of proposals');

/**
 * `decision`: the proposal that waits for the client. `step`: of an accepted one, the next milestone
 * with a day that is not over.
 */
export type ProposalsNext = {
  decision: {
    proposalId: string;
    kind: ProposalKind;
    reference: string;
    totalMinor: number;
    currency: string;
    canDecide: boolean;
  } | null;
  step: { title: string; on: Day } | null;
};

export const proposalsNextOf =
  defineHook<(db: EntityManager, readerId: string, requestId: string) => Promise<ProposalsNext>>(
    'next of proposals',
  );

/** Only if there can be something: it is read with each request that a client opens. */
export async function nextOfProposals(
  db: EntityManager,
  readerId: string,
  { id, status, awaits }: Pick<ProjectRequest, 'id' | 'status' | 'awaits'>,
): Promise<ProposalsNext> {
  const canHave = awaits.includes('decision') || status === 'approved';
  return canHave ? proposalsNextOf(db, readerId, id) : { decision: null, step: null };
}
