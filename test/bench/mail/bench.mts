// npm run bench:mail [-- MAILS]: compares the mail pipeline (outbox in PostgreSQL, relay, Bull on
// Redis, composing, SMTP, recording the result) with a bare, pooled nodemailer, against the same
// sink in one run; also measures the worker's memory.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Bench } from '../../run/bench.mts';
import { inRoot } from '../../../dev/paths.mts';
import { startStack, type Stack } from '../../run/stack.mts';

const GOAL = 0.6;
const ROUNDS = 3;
const MAILS = 3_000;
/** SMTP connections on both sides; the worker's default. */
const CONCURRENCY = 5;

type Sink = { url: string; ask(reset?: boolean): Promise<number>; stop(): void };

async function startSink(): Promise<Sink> {
  const child = fork(inRoot('test/bench/mail/sink.mts'), { stdio: 'inherit' });
  const next = <T,>() => new Promise<T>((resolve) => child.once('message', resolve as never));
  const { port } = await next<{ port: number }>();
  return {
    url: `smtp://127.0.0.1:${port}`,
    async ask(reset = false) {
      const answer = next<{ accepted: number }>();
      child.send(reset ? 'reset' : 'count');
      return (await answer).accepted;
    },
    stop: () => child.kill(),
  };
}

/** Time in ms for `count` mails, starting with the first that the sink receives. */
async function untilTaken(sink: Sink, count: number): Promise<number> {
  let begun = 0;
  let first = 0;
  for (;;) {
    const taken = await sink.ask();
    if (taken > 0 && begun === 0) [begun, first] = [performance.now(), taken];
    // Excludes mails received before the first look, and extrapolates.
    if (taken >= count) return ((performance.now() - begun) * count) / (count - first);
    await pause(5);
  }
}

type Ready = { subject: string; text: string; html: string };

async function readyMade(): Promise<Ready> {
  const built = <T,>(file: string) => import(inRoot('dist/backend/mail', file)) as Promise<T>;
  const { mailNamed } =
    await built<typeof import('../../../backend/mail/define-mail')>('define-mail.js');
  await built('../modules/leads/leads.mails.js');
  const { renderHtml, renderText } =
    await built<typeof import('../../../backend/mail/mail-layout')>('mail-layout.js');
  const lead = {
    form: 'service',
    state: 'new',
    service: 'AI Integration',
    email: 'a@test.example',
    replyDueAt: new Date(),
    details: {},
  };
  const context = { db: { findOneBy: async () => lead } };
  const mail = await mailNamed('lead-received').compose(context as never, { leadId: '' }, []);
  const content = mail!;
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}

async function bare(sink: Sink, count: number, mail: Ready) {
  await sink.ask(true);
  const { port } = new URL(sink.url);
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(port),
    pool: true,
    maxConnections: CONCURRENCY,
  });
  const taken = untilTaken(sink, count);
  const sent = Array.from({ length: count }, (_, i) =>
    transport.sendMail({
      ...mail,
      from: { name: 'Fenwright', address: 'hello@fenwright.example' },
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en-GB' },
      to: `visitor.${i}@test.example`,
    }),
  );
  await Promise.all(sent);
  const ms = await taken;
  transport.close();
  return (count / ms) * 1000;
}

async function pipeline(stack: Stack, sink: Sink, count: number) {
  await sink.ask(true);
  const taken = untilTaken(sink, count);
  await stack.sql(
    `WITH made AS (
       INSERT INTO leads (id, form, service, full_name, email, message, body_hash, reply_due_at)
       SELECT gen_random_uuid(), 'service', 'AI Integration', 'Ada Byron', 'visitor.' || n || '@test.example', 'Question', md5(random()::text), now()
       FROM generate_series(1, ${count}) n RETURNING id)
     INSERT INTO outbox_mails (id, template, props)
     SELECT gen_random_uuid(), 'lead-received', jsonb_build_object('leadId', id) FROM made`,
  );
  const ms = await taken;
  for (let unsent = 1; unsent > 0; await pause(50)) {
    const [row] = await stack.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM outbox_mails WHERE state <> 'sent'`,
    );
    unsent = row!.n;
  }
  return (count / ms) * 1000;
}

function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { largest: of('VmHWM'), now: of('VmRSS') };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const row = (...cells: (string | number)[]) =>
  process.stdout.write(`  ${cells.map((cell) => String(cell).padStart(14)).join('')}\n`);

export const bench: Bench = async (scope) => {
  const count = Number(process.argv[3] ?? MAILS);
  const sink = await startSink();
  scope.onEnd(async () => sink.stop());
  const stack = await startStack({
    apart: true,
    env: {
      SMTP_URL: sink.url,
      MAIL_CONCURRENCY: String(CONCURRENCY),
      MAIL_STALE_SECONDS: '60',
      LOG_LEVEL: 'error',
    },
  });
  scope.onEnd(() => stack.stop());
  const mail = await readyMade();
  const rates: { pipeline: number[]; bare: number[] } = { pipeline: [], bare: [] };
  await pipeline(stack, sink, 300);
  await bare(sink, 300, mail);
  row('round', 'bare/s', 'pipeline/s', 'share');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bareRate = await bare(sink, count, mail);
    const pipelineRate = await pipeline(stack, sink, count);
    rates.bare.push(bareRate);
    rates.pipeline.push(pipelineRate);
    row(
      round,
      bareRate.toFixed(0),
      pipelineRate.toFixed(0),
      `${((pipelineRate / bareRate) * 100).toFixed(0)} %`,
    );
  }
  const share = median(rates.pipeline) / median(rates.bare);
  const { largest, now } = memoryOf(stack.workers[0]!.pid);
  row(
    'median',
    median(rates.bare).toFixed(0),
    median(rates.pipeline).toFixed(0),
    `${(share * 100).toFixed(0)} %`,
  );
  process.stdout.write(
    `\n  ${count} mails a round. Goal: ${GOAL * 100} % or more: ${share >= GOAL ? 'reached' : 'missed'}.\n` +
      `  Worker memory: ${Math.round(largest / 1024)} MiB at most, ${Math.round(now / 1024)} MiB at the end.\n`,
  );
};
