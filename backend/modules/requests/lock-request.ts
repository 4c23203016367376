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
  const values: unknown[] = [id];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const rows = await tx.query<unknown[]>(
    `SELECT r.id FROM project_requests r WHERE r.id = $1 AND ${condition(bind)} FOR UPDATE`,
    values,
  );
  if (rows.length === 0) throw RequestNotFound();
  return tx.findOneByOrFail(ProjectRequest, { id });
}
