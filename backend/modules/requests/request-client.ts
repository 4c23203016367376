import type { EntityManager } from 'typeorm';
import type { RequestClientDto } from './dto/request.dto';
import { referenceOf } from './project-request.entity';
import { scopeSql, type Scope } from './request-scope';
import type { RequestStatus } from './request-status';

const SHOWN = 5;

type ClientRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  phone: string | null;
  created_at: Date;
};
type OtherRow = {
  id: string;
  number: number;
  project_name: string;
  status: RequestStatus;
  created_at: Date;
  total: number;
};

/** For staff: who raised it, and what else they asked for, as far as this scope reaches. */
export async function clientOf(
  db: EntityManager,
  scope: Scope,
  request: { _id: string; clientId: string },
): Promise<RequestClientDto> {
  const [client] = await db.query<ClientRow[]>(
    `SELECT id, first_name, last_name, email, company, phone, created_at FROM users WHERE id = $1`,
    [request.clientId],
  );
  const values: unknown[] = [request.clientId, request._id];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const others = await db.query<OtherRow[]>(
    `SELECT r.id, r.number, r.project_name, r.status, r.created_at, count(*) OVER ()::int AS total
     FROM project_requests r
     WHERE r.user_id = $1 AND r.id <> $2 AND ${scopeSql(scope, bind)}
     ORDER BY r.created_at DESC, r.id DESC LIMIT ${SHOWN}`,
    values,
  );
  return {
    _id: client!.id,
    firstName: client!.first_name,
    lastName: client!.last_name,
    email: client!.email,
    company: client!.company,
    phone: client!.phone,
    clientSince: client!.created_at,
    otherRequestsTotal: others[0]?.total ?? 0,
    otherRequests: others.map((row) => ({
      _id: row.id,
      reference: referenceOf(row.number),
      projectName: row.project_name,
      status: row.status,
      createdAt: row.created_at,
    })),
  };
}
