import type { DataSource, EntityManager } from 'typeorm';
import { read } from '../../database/sql';

export type OpenCall = { id: string; typeId: string; start: Date; requestId: string | null };

const OPEN = `
  SELECT c.id, c.type_id AS "typeId", c.starts_at AS start, c.request_id AS "requestId"
  FROM calls c LEFT JOIN leads l ON l.id = c.lead_id
  WHERE c.state = 'booked' AND c.starts_at > now()`;
const OF_CLIENT = `${OPEN} AND c.client_id = $1`;
const OF_VISITOR = `${OPEN} AND l.email = $1`;

export const openCallsOfClient = (db: EntityManager | DataSource, clientId: string) =>
  read<OpenCall>(db, OF_CLIENT, [clientId]);

/** Strangers book with any address, so these do not count as a client's. */
export const openCallsOfVisitor = (db: EntityManager, email: string) =>
  read<OpenCall>(db, OF_VISITOR, [email]);
