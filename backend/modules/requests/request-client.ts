import type { RequestClientDto } from './dto/request.dto';
import { referenceOf } from './project-request.entity';
import type { RequestStatus } from './request-options';
import { scopeSql, type Scope } from './request-scope';

const SHOWN = 5;

type OtherRow = {
  id: string;
  number: number;
  project_name: string;
  status: RequestStatus;
  created_at: string;
  total: number;
};

export type ClientRow = {
  user_id: string;
  first_name: string;
  last_name: string;
  client_email: string;
  client_company: string;
  client_phone: string | null;
  client_since: Date;
  others: OtherRow[] | null;
  clientOrganisation: { id: string; name: string } | null;
};

export const clientColumns = (scope: Scope, bind: (value: unknown) => string): string =>
  `u.email AS client_email, u.company AS client_company, u.phone AS client_phone,
   u.created_at AS client_since,
   (SELECT json_agg(other) FROM (
      SELECT o.id, o.number, o.project_name, o.status, o.created_at, count(*) OVER ()::int AS total
      FROM project_requests o
      WHERE o.user_id = r.user_id AND o.id <> r.id AND ${scopeSql(scope, bind, 'o')}
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${SHOWN}) other) AS others`;

export const clientDto = (row: ClientRow): RequestClientDto => ({
  _id: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.client_email,
  company: row.client_company,
  phone: row.client_phone,
  clientSince: row.client_since,
  organisation: row.clientOrganisation && {
    _id: row.clientOrganisation.id,
    name: row.clientOrganisation.name,
  },
  otherRequestsTotal: row.others?.[0]?.total ?? 0,
  otherRequests: (row.others ?? []).map((other) => ({
    _id: other.id,
    reference: referenceOf(other.number),
    projectName: other.project_name,
    status: other.status,
    createdAt: new Date(other.created_at),
  })),
});
