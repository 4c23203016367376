import brand from '../../../brand.json';
import { Entity, ForeignKey, PrimaryColumn, type EntityManager } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

@Entity('former_addresses')
export class FormerAddress {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('personal', { type: 'citext', primary: true }) email: string;
  @CreatedAtColumn() leftAt: Date;
}

export const rememberAddress = (
  tx: EntityManager,
  { id, email }: { id: string; email: string },
): Promise<unknown> =>
  tx.query('INSERT INTO former_addresses (user_id, email) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    id,
    email,
  ]);

export async function formerAddresses(tx: EntityManager, userId: string): Promise<string[]> {
  const rows = await tx.query<{ email: string }[]>(
    `SELECT email FROM former_addresses f WHERE user_id = $1
       AND NOT EXISTS (SELECT 1 FROM users u WHERE u.email = f.email)`,
    [userId],
  );
  return rows.map(({ email }) => email);
}

/** Empty if an account has it or it is ours: anyone may enter another's address in a form. */
export async function addressesOfStranger(tx: EntityManager, email: string): Promise<string[]> {
  const [found] = await tx.query<object[]>('SELECT 1 FROM users WHERE email = $1', [email]);
  return found || email.toLowerCase() === brand.email.toLowerCase() ? [] : [email];
}
