import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Delegation } from './delegation.entity';
import { arrayOf, delegationColumn, type ProjectRequest } from '../requests/requests.public';
import type { DelegateDto } from './dto/delegate.dto';

export async function saveAssignment(
  tx: EntityManager,
  actor: Actor,
  request: ProjectRequest,
  { assignTo, notes }: DelegateDto,
): Promise<string> {
  await tx.save(request);
  await tx.query(
    'UPDATE delegations SET ended_at = now() WHERE request_id = $1 AND ended_at IS NULL',
    [request.id],
  );
  const id = uuid();
  await tx.insert(Delegation, {
    id,
    requestId: request.id,
    assignTo,
    notes: notes ?? null,
    delegatedBy: actor.userId,
  });
  return id;
}

delegationColumn.fill(
  (teams) => `(SELECT row_to_json(d) FROM (
      SELECT d.assign_to, d.notes, d.delegated_by, d.created_at, u.first_name, u.last_name
      FROM delegations d LEFT JOIN users u ON u.id = d.delegated_by
      WHERE d.request_id = r.id AND d.ended_at IS NULL AND d.assign_to = ANY(${arrayOf(teams)})) d)`,
);
