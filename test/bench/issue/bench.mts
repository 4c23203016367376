// npm run bench:issue [-- READERS…]: sends issues of these sizes to a sink, and compares with bare,
// pooled nodemailer on as many connections, in the same run.
// npm run drill:issue [-- READERS KILLS]: kills workers while an issue is sent, and counts.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { inRoot } from '../../../dev/paths.mts';
import type { Bench } from '../../run/bench.mts';
import { allAtOnce, CountingSink, makeReaders, startIssue } from '../../run/issue-readers.mts';
import { startStack, type Stack } from '../../run/stack.mts';

const SIZES = [10_000, 100_000];
const BARE = 10_000;
const CONNECTIONS = 5;
const GOAL = 0.9;
const BODY = '## Spare parts\n\nIt paid for itself in [nine weeks](/case-studies).\n\n'.repeat(12);

const write = (...cells: (string | number)[]) =>
  process.stdout.write(`  ${cells.map((cell) => String(cell).padStart(14)).join('')}\n`);

async function startSink() {
  const child = fork(inRoot('test/bench/mail/sink.mts'), { stdio: 'inherit' });
  const next = <T,>() => new Promise<T>((resolve) => child.once('message', resolve as never));
  const { port } = await next<{ port: number }>();
  return {
    port,
    async ask(reset = false) {
      const answer = next<{ accepted: number }>();
      child.send(reset ? 'reset' : 'count');
      return (await answer).accepted;
    },
    stop: () => child.kill(),
  };
}

type Sink = Awaited<ReturnType<typeof startSink>>;

/** Mails a second, from the first that the sink takes. */
async function rateOf(sink: Sink, count: number): Promise<number> {
  let begun = 0;
  let first = 0;
  for (;;) {
    const taken = await sink.ask();
    if (taken > 0 && begun === 0) [begun, first] = [performance.now(), taken];
    if (taken >= count) return ((count - first) / (performance.now() - begun)) * 1_000;
    await pause(20);
  }
}

async function bare(sink: Sink, html: string, text: string): Promise<number> {
  await sink.ask(true);
  const options = { pool: true, maxConnections: CONNECTIONS } as const;
  const transport = createTransport({ host: '127.0.0.1', port: sink.port, ...options });
  const rate = rateOf(sink, BARE);
  const sent = Array.from({ length: BARE }, (_, n) =>
    transport.sendMail({
      ...{ html, text, subject: 'News', to: `${n}.reader@many.example` },
      from: { name: 'Fenwright', address: 'hello@fenwright.example' },
      list: { unsubscribe: `https://fenwright.example/unsubscribe?token=${n}` },
    }),
  );
  await Promise.all(sent);
  transport.close();
  return rate;
}

async function mailText(): Promise<{ html: string; text: string }> {
  type Renderer = typeof import('../../../backend/modules/issues/render-issue');
  const { mailOf } = (await import(
    inRoot('dist/backend/modules/issues/render-issue.js')
  )) as Renderer;
  const at = 'https://fenwright.example';
  const issue = { subject: 'News', preheader: '', body: BODY };
  return mailOf(issue, 'Newsletter', { publicUrl: at, archive: at, leave: at, choose: at });
}

const memoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** Processor seconds so far. */
const secondsOf = (pid: number): number => {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
};

async function over(stack: Stack, issue: string): Promise<void> {
  for (;;) {
    const [row] = await stack.sql<{ state: string }>('SELECT state FROM issues WHERE id = $1', [
      issue,
    ]);
    if (row!.state === 'sent') return;
    await pause(200);
  }
}

const countsOf = async (stack: Stack, issue: string): Promise<Record<number, number>> => {
  const rows = await stack.sql<{ state: number; mails: number }>(
    'SELECT state, count(*)::int AS mails FROM issue_deliveries WHERE issue_id = $1 GROUP BY state',
    [issue],
  );
  return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]));
};

async function speed(scope: Parameters<Bench>[0], sizes: number[]): Promise<void> {
  const sink = await startSink();
  scope.onEnd(async () => sink.stop());
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_CONCURRENCY: String(CONNECTIONS),
    MAIL_STALE_SECONDS: '60',
    LOG_LEVEL: 'error',
    DATABASE_STATEMENT_TIMEOUT_MS: '120000',
  };
  const stack = await startStack({ apart: true, env });
  scope.onEnd(() => stack.stop());
  await allAtOnce(stack.sql);
  const { html, text } = await mailText();
  write('readers', 'bare/s', 'issue/s', 'share', 'CPU µs/mail', 'memory MiB');
  let there = 0;
  for (const size of sizes) {
    for (; there < size; there += Math.min(100_000, size - there)) {
      await makeReaders(stack.sql, Math.min(100_000, size - there), { name: `r${there}` });
    }
    await stack.sql('ANALYZE subscribers, subscriptions');
    const bareRate = await bare(sink, html, text);
    await sink.ask(true);
    const { pid } = stack.workers[0]!;
    const before = secondsOf(pid);
    const issue = await startIssue(stack.sql, BODY);
    const rate = await rateOf(sink, size);
    await over(stack, issue);
    const { 2: sent } = await countsOf(stack, issue);
    if (sent !== size) throw new Error(`${sent} of ${size} were sent`);
    const share = rate / bareRate;
    const micros = ((secondsOf(pid) - before) / size) * 1e6;
    const shown = `${(share * 100).toFixed(0)} %${share < GOAL ? ' (missed)' : ''}`;
    const memory = Math.round(memoryOf(pid));
    write(size, bareRate.toFixed(0), rate.toFixed(0), shown, micros.toFixed(0), memory);
  }
}

async function kills(scope: Parameters<Bench>[0], readers: number, most: number): Promise<void> {
  const sink = await new CountingSink().listen();
  scope.onEnd(() => sink.stop());
  const env = { SMTP_URL: sink.url, MAIL_STALE_SECONDS: '1', MAIL_POLL_MS: '100' };
  const stack = await startStack({ workers: 2, env: { ...env, LOG_LEVEL: 'error' } });
  scope.onEnd(() => stack.stop());
  await allAtOnce(stack.sql);
  await makeReaders(stack.sql, readers);
  sink.delayMs.set('many.example', 10);
  const issue = await startIssue(stack.sql);
  const living = [...stack.workers];
  const step = Math.floor((readers * 0.95) / most);
  for (let kill = 0; kill < most; kill += 1) {
    while (sink.taken.size < (kill + 1) * step) await pause(10);
    await living[kill % 2]!.kill();
    living[kill % 2] = await stack.startWorker();
  }
  await over(stack, issue);
  const { 2: sent = 0, 3: unsure = 0, ...others } = await countsOf(stack, issue);
  write('readers', 'kills', 'sent', 'unsure', 'other', 'doubled', 'taken');
  const other = Object.values(others).reduce((sum, mails) => sum + mails, 0);
  write(readers, most, sent, unsure, other, sink.doubled(), sink.taken.size);
  if (sent + unsure !== readers || sink.doubled() > 0)
    throw new Error('Somebody was lost or doubled');
}

export const bench: Bench = async (scope) => {
  const [first, ...numbers] = process.argv.slice(3);
  if (first === 'kills') {
    const [readers = 100_000, most = 50] = numbers.map(Number);
    return kills(scope, readers, most);
  }
  const sizes = [first, ...numbers].filter(Boolean).map(Number);
  return speed(scope, sizes.length > 0 ? sizes : SIZES);
};
