import { Pool } from 'pg';
import { MailStore } from '../../dev/mailbox/store.mts';
import * as dev from '../run/stack.mts';
import { Mailbox } from './mailbox';

export type StackOptions = dev.StackOptions;

/** A stack of the test's own, to break; see `Stack` in test/run/stack.mts. */
export type Stack = dev.Stack & { readonly mailbox: Mailbox };

function mailboxOf(directory: string): Mailbox {
  const store = new MailStore(directory);
  return new Mailbox((to, from) => store.list(to, from));
}

/** Starts a stack with its own database, Redis and sink. `stop()` it in `afterAll`. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const stack = await dev.startStack(options);
  return Object.assign(stack, { mailbox: mailboxOf(stack.mailboxDir) });
}

/** The stack that all ordinary API tests share, so their data must not depend on being alone. */
export interface SharedStack {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly mailbox: Mailbox;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Accounts of staff that tests made and have not dismissed. */
  readonly staff: string[];
  /** Disables those after the first `kept`, who would be mailed about all later requests. */
  dismissStaff(kept?: number): Promise<void>;
  /** Closes this test file's connections and accounts of staff; the stack keeps running. */
  close(): Promise<void>;
}

function fromRunner(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with "npm run test:api".`);
  return value;
}

export function sharedStack(): SharedStack {
  const databaseUrl = fromRunner('TEST_DATABASE_URL');
  const pool = new Pool({ connectionString: databaseUrl, max: 3 });
  const staff: string[] = [];
  return {
    baseUrl: fromRunner('TEST_BASE_URL'),
    databaseUrl,
    redisUrl: fromRunner('TEST_REDIS_URL'),
    mailbox: mailboxOf(fromRunner('TEST_MAILBOX_DIR')).forget(),
    async sql<Row>(text: string, values?: unknown[]) {
      return (await pool.query(text, values)).rows as Row[];
    },
    staff,
    async dismissStaff(kept = 0) {
      const left = staff.splice(kept);
      if (left.length === 0) return;
      await pool.query('UPDATE users SET disabled_at = now() WHERE id = ANY($1)', [left]);
    },
    async close() {
      await this.dismissStaff();
      await pool.end();
    },
  };
}
