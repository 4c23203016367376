import type { EntityManager } from 'typeorm';
import { ProjectRequest } from './project-request.entity';
import { RequestNotFound } from './requests.errors';

/**
 * One request for a change, locked until the transaction ends. `condition` is who may reach it, on `r`.
 * @throws RequestNotFound where it is missing or not theirs
 */
export async function lockRequest(
  tx: EntityManager,
  id: string,
  condition: (bind: (value: unknown) => string) => string,
): Promise<ProjectRequest> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `:scope${values.push(value) - 1}`;
  const reachable = condition(bind);
  const request = await tx
    .createQueryBuilder(ProjectRequest, 'r')
    .setLock('pessimistic_write')
    .where('r.id = :id', { id })
    .andWhere(reachable, Object.fromEntries(values.map((value, index) => [`scope${index}`, value])))
    .getOne();
  if (!request) throw RequestNotFound();
  return request;
}
