import type { MigrationInterface, QueryRunner } from 'typeorm';
import { canonicalEmail } from '../../validation/email-address';

/** Columns of one address each, that are compared but not unique. */
const COMPARED: [table: string, column: string][] = [
  ['one_time_tokens', 'email'],
  ['provider_offers', 'email'],
  ['project_requests', 'contact_email'],
  ['leads', 'email'],
  ['outbox_mails', 'recipient'],
  ['contact_syncs', 'email'],
];

/**
 * Addresses are ASCII from now on (the domain in punycode), so that `citext` folds no two different
 * ones onto each other. Several sign-ups may wait for one address, each with its own link. A session
 * that was replaced keeps working for the device it belongs to alone.
 */
export class CanonicalAddresses1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE sessions ADD grace_device text`);
    await queryRunner.query(`
      CREATE TABLE account_mails (
        id uuid PRIMARY KEY,
        address_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      `CREATE INDEX account_mails_address_hash_created_at_index ON account_mails (address_hash, created_at)`,
    );
    await queryRunner.query(
      `CREATE INDEX account_mails_created_at_index ON account_mails (created_at)`,
    );
    await queryRunner.query(
      `ALTER TABLE pending_registrations DROP CONSTRAINT pending_registrations_email_unique`,
    );
    await queryRunner.query(
      `CREATE INDEX pending_registrations_created_at_email_index ON pending_registrations (email, created_at)`,
    );
    for (const [table, column] of COMPARED) await rewrite(queryRunner, table, column);
    await rewriteUsers(queryRunner);
    await queryRunner.query(`DELETE FROM pending_registrations WHERE email::text !~ '^[!-~]+$'`);
    await rewriteSubscribers(queryRunner);
    for (const [table, column] of [
      ['users', 'email'],
      ['users', 'pending_email'],
      ['pending_registrations', 'email'],
      ['subscribers', 'email'],
    ]) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_ascii_check CHECK (${column}::text ~ '^[!-~]+$')`,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

type Row = { id: string; address: string };

const foreign = (queryRunner: QueryRunner, table: string, column: string): Promise<Row[]> =>
  queryRunner.query(
    `SELECT id, ${column}::text AS address FROM ${table} WHERE ${column}::text !~ '^[!-~]+$'`,
  ) as Promise<Row[]>;

async function rewrite(queryRunner: QueryRunner, table: string, column: string): Promise<void> {
  for (const { id, address } of await foreign(queryRunner, table, column)) {
    const canonical = canonicalEmail(address);
    if (!canonical) continue;
    await queryRunner.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, canonical]);
  }
}

/** An account whose address has no form of its own any more cannot be signed in to: it is closed. */
async function rewriteUsers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `UPDATE users SET pending_email = NULL WHERE pending_email::text !~ '^[!-~]+$'`,
  );
  for (const { id, address } of await foreign(queryRunner, 'users', 'email')) {
    const canonical = canonicalEmail(address);
    const isFree = canonical && !(await isTaken(queryRunner, 'users', canonical));
    await queryRunner.query(
      isFree
        ? `UPDATE users SET email = $2 WHERE id = $1`
        : `UPDATE users SET email = $2, disabled_at = coalesce(disabled_at, now()) WHERE id = $1`,
      [id, isFree ? canonical : `closed-${id}@invalid.invalid`],
    );
  }
}

async function rewriteSubscribers(queryRunner: QueryRunner): Promise<void> {
  for (const { id, address } of await foreign(queryRunner, 'subscribers', 'email')) {
    const canonical = canonicalEmail(address);
    const isFree = canonical && !(await isTaken(queryRunner, 'subscribers', canonical));
    await queryRunner.query(
      isFree
        ? `UPDATE subscribers SET email = $2 WHERE id = $1`
        : `DELETE FROM subscribers WHERE id = $1 AND $2::text IS NOT NULL`,
      [id, canonical ?? ''],
    );
  }
}

async function isTaken(queryRunner: QueryRunner, table: string, email: string): Promise<boolean> {
  const rows = (await queryRunner.query(`SELECT 1 FROM ${table} WHERE email = $1`, [
    email,
  ])) as unknown[];
  return rows.length > 0;
}
