import { fullNameSql } from '../accounts/accounts.public';
import type { EntityManager } from 'typeorm';

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Replaces names and addresses of staff by their role in any text, because staff sign their
 * messages.
 */
export async function withoutStaff(db: EntityManager): Promise<<T>(value: T) => T> {
  const staff = await db.query<{ name: string; email: string }[]>(
    `SELECT ${fullNameSql('users')} AS name, email FROM users WHERE role <> 'client'`,
  );
  return replacing(staff.flatMap(({ name, email }) => [name, email]));
}

/** Longest first, so that "Ann" is not replaced inside "Annabel". */
export function replacing(names: string[]): <T>(value: T) => T {
  const known = names.filter((one) => one.length > 2).sort((a, b) => b.length - a.length);
  if (known.length === 0) return (value) => value;
  const pattern = new RegExp(known.map(literal).join('|'), 'giu');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, 'our team');
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return <T>(value: T) => clean(value) as T;
}
