import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../events/events.public';
import { lockRequest } from './lock-request';
import { RequestClocks } from '../response-times/response-times.public';
import { OPEN_STATUSES } from './request-options';
import { requestWithdrawn } from './requests.events';
import type { DataSubject } from '../../personal-data/personal-data.public';

@Injectable()
export class WithdrawRequests {
  constructor(
    private readonly events: Events,
    private readonly clocks: RequestClocks,
  ) {}

  /** Call it with the account locked. */
  async of(tx: EntityManager, userId: string): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM project_requests WHERE user_id = $1 AND status IN (${OPEN_STATUSES}) ORDER BY id`,
      [userId],
    );
    for (const { id } of rows) {
      const request = await lockRequest(tx, id, (bind) => `r.user_id = ${bind(userId)}`);
      const from = request.withdrawForErasure();
      if (!from) continue;
      await this.clocks.follow(tx, request, null);
      await tx.save(request);
      const change = { before: { status: from }, after: { status: request.status } };
      await this.events.record(tx, requestWithdrawn({ subject: id, actor: userId, ...change }));
    }
  }
}

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
     UNION SELECT r.id FROM events e JOIN project_requests r ON r.id::text = e.subject_id
       WHERE e.type = 'request.handed-over' AND e.audited AND e.data->'before'->>'userId' = $1::text`,
    [userId],
  );
  return {
    own: ids,
    shared: shared.map(({ id }) => id).filter((id) => !ids.includes(id)),
    contacts: own.map(({ email, phone }) => ({ email, phone })),
  };
}

/** Staff are named by role only. */
export const ROLE = `CASE u.role WHEN 'support' THEN 'Support' WHEN 'manager' THEN 'Manager' ELSE 'Our team' END`;

export type ExportedFile = {
  id: string;
  name: string;
  bytes: number;
  storage_key: string;
  created_at: Date;
  from: string;
  path: string;
};

export async function filesOf(
  db: EntityManager,
  { id, requests }: Pick<DataSubject, 'id' | 'requests'>,
): Promise<ExportedFile[]> {
  const rows = await db.query<Omit<ExportedFile, 'path'>[]>(
    `SELECT f.id, f.name, f.bytes, f.storage_key, f.created_at,
       CASE WHEN f.uploader_id = $1 THEN 'You' ELSE ${ROLE} END AS "from"
     FROM attachments f LEFT JOIN users u ON u.id = f.uploader_id
     WHERE f.state IN ('unscanned', 'clean') AND f.note_id IS NULL
       AND (f.uploader_id = $1 OR (f.request_id = ANY($2) AND u.role <> 'client'))
     ORDER BY f.created_at, f.id`,
    [id, requests.own],
  );
  return rows.map((row, index) => ({ ...row, path: `files/${index + 1}-${row.name}` }));
}

/** Takes the open requests of this assignee away from them. @returns their ids */
export async function releaseOpenRequests(tx: EntityManager, userId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM project_requests WHERE assignee_id = $1 AND status IN (${OPEN_STATUSES})
     ORDER BY id FOR UPDATE`,
    [userId],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query(
    `UPDATE project_requests SET assignee_id = NULL, version = version + 1, updated_at = now()
     WHERE id = ANY($1)`,
    [ids],
  );
  return ids;
}
