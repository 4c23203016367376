import { join } from 'node:path';
import { readDemoAccounts } from './demo/load.mts';
import type { Embedded } from './embedded.mts';
import { reachable, type Settings } from './settings.mts';

async function exists(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  return response !== undefined && response.status !== 404;
}

export async function printSummary(settings: Settings, embedded: Embedded): Promise<void> {
  const site = settings.publicUrl;
  const lines: [string, string][] = [
    ['Site', site],
    ['Portal', `${site}/signin`],
    ['API', `${site}/api/docs`],
  ];
  if (embedded.sink) lines.push(['Mailbox', `${site}/dev/mailbox`]);
  if (embedded.identity) {
    lines.push(['Identity', `${embedded.identity.url} stands in for Google and Facebook`]);
  }
  if (embedded.payments) lines.push(['Payments', `${embedded.payments.url} stands in for Stripe`]);
  if (await exists(`${reachable(settings.host, settings.port)}/ops/queues`)) {
    lines.push(['Queues', `${site}/ops/queues`]);
  }
  lines.push(['Logs', join(settings.dataDir, 'logs')]);
  process.stdout.write(`\n${lines.map(([name, url]) => `  ${name.padEnd(9)}${url}`).join('\n')}\n`);

  const accounts = readDemoAccounts(settings.dataDir);
  if (embedded.postgres && accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length));
    const rows = accounts.map(
      ({ role, email, password }) => `  ${role.padEnd(9)}${email.padEnd(width + 2)}${password}`,
    );
    process.stdout.write(`\n  Demo accounts\n${rows.join('\n')}\n`);
  }
  if (!['127.0.0.1', '::1', 'localhost'].includes(settings.host)) {
    process.stdout.write(
      `\n  Everybody who reaches ${settings.host} can open this, the mailbox included.\n`,
    );
  }
}
