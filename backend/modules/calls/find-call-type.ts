import type { EntityManager } from 'typeorm';
import { CallType } from './call-type.entity';
import { CallTypeNotFound } from './calls.errors';

/** @throws CallTypeNotFound */
export async function activeType(db: EntityManager, slug: string): Promise<CallType> {
  const where = { slug, hosts: 'team', isActive: true } as const;
  // PostgreSQL refuses NUL, which an address may hold.
  const type = slug.includes('\0') ? null : await db.findOneBy(CallType, where);
  if (!type) throw CallTypeNotFound();
  return type;
}

/**
 * The kind of call that clients book about their requests.
 * @throws CallTypeNotFound
 */
export async function requestType(db: EntityManager): Promise<CallType> {
  const where = { hosts: 'owner', isActive: true } as const;
  const type = await db.findOne(CallType, { where, order: { minutes: 'ASC', slug: 'ASC' } });
  if (!type) throw CallTypeNotFound();
  return type;
}
