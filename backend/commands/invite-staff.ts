import { createInterface } from 'node:readline/promises';
import { isEmail } from 'class-validator';
import { DataSource } from 'typeorm';
import { STAFF_ROLES, type StaffRole } from '../access/access.public';
import { AppConfig } from '../config/app-config';
import { OFFICE_ZONE } from '../config/office';
import { User } from '../modules/accounts/accounts.public';
import { Invitations } from '../modules/auth/auth.public';
import { dayOf } from '../time/wall-clock';
import { canonicalEmail } from '../validation/email-address';
import { runCommand } from './run-command';

const USAGE =
  'Usage: npm run admin:invite -- EMAIL [ROLE] [--yes], where ROLE is admin (unless told), manager or support. --yes gives a client who has an account the access without asking.';

runCommand(async (args, open) => {
  const [written = '', role = 'admin'] = args.filter((arg) => arg !== '--yes');
  const email = canonicalEmail(written);
  if (!email || !isEmail(email) || !(STAFF_ROLES as readonly string[]).includes(role)) {
    throw new Error(USAGE);
  }
  const app = await open();
  const found = await app.get(DataSource).manager.findOneBy(User, { email });
  if (found && !found.isStaff && !args.includes('--yes')) await askForConfirmation(found, role);
  const invitation = { email, role: role as StaffRole };
  const { token } = await app.get(Invitations).staff(invitation, { isRescue: true });
  const link = new URL('/reset-password', app.get(AppConfig).publicUrl);
  const isNew = !found || found.invitedAt !== null;
  if (isNew) link.searchParams.set('invited', '1');
  link.searchParams.set('token', token ?? '');
  const lives = isNew ? '72 hours' : '30 minutes';
  console.log(
    `${email} has ${role} access. The link was mailed; it works once, for ${lives}:\n${link}`,
  );
});

/** A stranger may have signed up with this address. */
async function askForConfirmation(user: User, role: string): Promise<void> {
  const name = [user.fullName, user.company].filter(Boolean).join(', ') || 'no name';
  console.log(
    `${user.email} has an account: ${name}, ${user.role}, ${user.state}, since ${dayOf(user.createdAt, OFFICE_ZONE)}.`,
  );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = process.stdin.isTTY
    ? await terminal.question(`Give this account ${role} access? (yes/no) `)
    : 'no';
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') {
    throw new Error(
      'Nothing was changed. Run it again with --yes to give this account the access.',
    );
  }
}
