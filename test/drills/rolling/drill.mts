// 20 rolling restarts of two API processes and two workers behind the balancer, from the version
// before the newest migration to the current one, while clients raise requests, staff move them and
// visitors read.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { startSmtpSink } from '../../../dev/mailbox/sink.mts';
import { root } from '../../../dev/paths.mts';
import { run } from '../../../dev/processes.mts';
import { seconds, step } from '../../../dev/progress.mts';
import type { Scope } from '../../../dev/scope.mts';
import { startRedis } from '../../../dev/services/redis.mts';
import { testEnvironment } from '../../run/environment.mts';
import { createTestDatabase, startTestPostgres } from '../../run/postgres.mts';
import { compare } from '../compare.mts';
import { Fleet } from './fleet.mts';
import { buildPreviousVersion } from './previous-version.mts';
import { Traffic } from '../traffic.mts';

const ROUNDS = Number(process.env.DRILL_ROUNDS ?? 20);

export async function drill(scope: Scope): Promise<string[]> {
  const previous = await step('Building the version before', () => buildPreviousVersion(scope));
  const directory = mkdtempSync(join(tmpdir(), 'fenwright-rolling-'));
  scope.onEnd(() => rmSync(directory, { recursive: true, force: true }));
  const mailboxDir = join(directory, 'mailbox');
  mkdirSync(mailboxDir);
  const server = await startTestPostgres();
  scope.onEnd(() => server.stop());
  const database = await createTestDatabase(server);
  const redis = await startRedis({
    directory: join(directory, 'redis'),
    password: 'drill',
    logFile: join(directory, 'redis.log'),
  });
  scope.onEnd(() => redis.stop());
  const smtp = await startSmtpSink({ directory: mailboxDir });
  scope.onEnd(() => smtp.stop());
  const env = testEnvironment({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url,
    DATA_DIR: directory,
    SHUTDOWN_DELAY_MS: '1000',
  });
  const { code, output } = await run(
    process.execPath,
    [join(previous.folder, 'dist/backend/commands/migrate.js')],
    { env },
  );
  if (code !== 0) throw new Error(output);
  const fleet = await Fleet.start(previous.folder, env);
  scope.onEnd(() => fleet.stop());
  const pool = new Pool({ connectionString: database.url, max: 2 });
  scope.onEnd(() => pool.end());
  const traffic = new Traffic(fleet.url, pool);
  await traffic.begin();
  process.stdout.write(`  From ${previous.name}\n`);

  const begun = performance.now();
  await pause(2_000);
  await step('Migrating', () => fleet.migrate(root));
  await pause(2_000);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await step(`Rolling restart ${round} of ${ROUNDS}`, async () => {
      await fleet.replace(0, root);
      await fleet.replace(1, root);
    });
  }
  await traffic.end();
  const took = seconds(begun);
  await step('Waiting for the last mail', () => untilSent(pool));
  const mails = (await smtp.store.list()).map(({ headers }) => idIn(headers['message-id']));
  process.stdout.write(
    `  ${took}: ${traffic.calls} calls, ${traffic.raised.length} raised, ` +
      `${traffic.moves} moved, ${mails.length} mails\n`,
  );
  const column = async (sql: string): Promise<string[]> =>
    (await pool.query<{ one: string }>(sql)).rows.map(({ one }) => one);
  return [
    ...traffic.failures,
    ...compare(
      'request',
      traffic.raised,
      await column('SELECT project_name AS one FROM project_requests'),
    ),
    ...compare('mail', await column(`SELECT id AS one FROM outbox_mails WHERE ${OWED}`), mails),
    ...compare(
      'request with its mail',
      await column('SELECT id AS one FROM project_requests'),
      await column(
        `SELECT props->>'requestId' AS one FROM outbox_mails WHERE template = 'request-received'`,
      ),
    ),
  ];
}

/** Mails that must be sent: not merged into another mail, skipped or cancelled. */
const OWED = `state NOT IN ('merged', 'skipped', 'cancelled')`;

const idIn = (messageId: string | undefined): string => messageId?.match(/^<(.*)@/)?.[1] ?? '';

/**
 * Waits up to 60 seconds until no event or mail is pending; the check after it reports the rest as
 * lost.
 */
async function untilSent(pool: Pool): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { rows } = await pool.query(
      `SELECT 1 FROM event_queue UNION ALL
       SELECT 1 FROM outbox_mails WHERE ${OWED} AND state <> 'sent' LIMIT 1`,
    );
    if (rows.length === 0) return;
    await pause(500);
  }
}
