import { lockClocked } from '../response-times/response-times.public';
import { In, type EntityManager } from 'typeorm';
import { ProjectRequest } from './project-request.entity';
import { RequestNotFound } from './requests.errors';

type Condition = (bind: (value: unknown) => string) => string;

/**
 * Locks a request until the transaction ends. `condition` on `r` decides access.
 * @throws RequestNotFound if it is missing or inaccessible
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

function reachable(db: EntityManager, ids: string[], condition: Condition) {
  const values: unknown[] = [];
  const where = condition((value) => `:scope${values.push(value) - 1}`);
  return db
    .createQueryBuilder(ProjectRequest, 'r')
    .where('r.id IN (:...ids)', { ids })
    .andWhere(where, Object.fromEntries(values.map((value, index) => [`scope${index}`, value])));
}

lockClocked.fill(async (tx, ids) => {
  const locked = await tx.query<{ id: string }[]>(
    'SELECT id FROM project_requests WHERE id = ANY($1) FOR UPDATE SKIP LOCKED',
    [ids],
  );
  return tx.findBy(ProjectRequest, { id: In(locked.map(({ id }) => id)) });
});
