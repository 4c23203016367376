// Fills our own database with demo data: accounts with generated passwords, half a year of
// requests, leads and subscribers. Never writes to the database in DATABASE_URL.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Client } from 'pg';
import { step } from '../progress.mts';
import { withClient } from '../services/postgres-roles.mts';
import { readJson, writePrivately } from '../data-folder.mts';
import { writeCalls } from './calls.mts';
import { writeClocks } from './clocks.mts';
import { writeCompanies } from './companies.mts';
import { writeEvents } from './events.mts';
import { writeInvoices } from './invoices.mts';
import { writeIssues } from './issues.mts';
import { writeLeads } from './leads.mts';
import PEOPLE from './people.json' with { type: 'json' };
import { writeColleagues, writePeople } from './people.mts';
import { loadProduct } from './product.mts';
import { writeProposals } from './proposals.mts';
import { writeRatings } from './ratings.mts';
import { writeRequests } from './requests.mts';
import { writeSubscribers } from './subscribers.mts';
import { writeTraffic, writeWebhook } from './traffic.mts';

export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

const fileIn = (dataDir: string): string => join(dataDir, 'demo-accounts.json');

const filesIn = (dataDir: string): string => process.env.FILES_DIR ?? join(dataDir, 'files');

export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  readJson<DemoAccount[]>(fileIn(dataDir)) ?? [];

/** Four groups of four unambiguous characters: 78 bits. */
function newPassword(): string {
  const signs = '23456789abcdefghjkmnpqrstuvwxyz';
  const sign = (): string => signs.charAt(randomInt(signs.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, sign).join('')).join('-');
}

/**
 * Creates missing accounts and their data. Passwords in the accounts file are kept; without the
 * file all accounts get new ones.
 */
export async function writeDemoData(dataDir: string, databaseUrl: string): Promise<void> {
  const signIns = PEOPLE.filter(({ signsIn }) => signsIn);
  const known = readDemoAccounts(dataDir);
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      'SELECT email FROM users WHERE email = ANY($1::citext[])',
      [signIns.map(({ email }) => email)],
    );
    if (known.length === signIns.length && rows.length === signIns.length) return;
    await step('Writing the demo data', async () => {
      const accounts = signIns.map(({ role, email }) => {
        const password = known.find((account) => account.email === email)?.password;
        return { role, email, password: password ?? newPassword() };
      });
      await client.query('BEGIN');
      try {
        await writeEverything(client, accounts, rows.length === 0, filesIn(dataDir));
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
      writePrivately(fileIn(dataDir), accounts);
    });
  });
}

async function writeEverything(
  client: Client,
  accounts: DemoAccount[],
  isEmpty: boolean,
  filesDir: string,
): Promise<void> {
  const { hashPassword } = loadProduct();
  const unknownPassword = await hashPassword(newPassword());
  const ids = await writePeople(client, async ({ email }) => {
    const account = accounts.find((each) => each.email === email);
    return account ? hashPassword(account.password) : unknownPassword;
  });
  if (!isEmpty) return;
  const adminId = ids.get('priya') ?? '';
  const { written, events } = await writeRequests(client, ids, filesDir);
  events.push(...(await writeLeads(client, adminId, written)));
  events.push(...(await writeCalls(client, ids, written)));
  events.push(...(await writeProposals(client, ids, written)));
  events.push(...(await writeColleagues(client, adminId, unknownPassword)));
  events.push(...(await writeCompanies(client, ids, unknownPassword)));
  await writeInvoices(client, written);
  events.push(...(await writeRatings(client)));
  await writeTraffic(client, ids, written, filesDir);
  await writeClocks(client);
  // The demo records no event of a clock or a price, so nothing would count them.
  await client.query('SELECT rebuild_report_facts()');
  await writeSubscribers(client);
  await writeIssues(client, ids);
  await writeEvents(client, events);
  await writeWebhook(client);
}
