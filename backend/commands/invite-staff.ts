import { createInterface } from 'node:readline/promises';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { STAFF_ROLES, type StaffRole } from '../access/role';
import { AppConfig } from '../config/app-config';
import { canonicalEmail } from '../validation/email-address';
import { InviteStaff } from '../modules/auth/auth.public';
import { User } from '../modules/accounts/accounts.public';

const USAGE =
  'Usage: npm run admin:invite -- EMAIL [ROLE] [--yes], where ROLE is admin (unless told), manager or support. --yes gives a client who has an account the access without asking.';

/** `npm run admin:invite -- EMAIL ROLE`: creates the first admin, or any staff account. */
async function inviteFromCommandLine(args: string[]): Promise<void> {
  const [written = '', role = 'admin'] = args.filter((arg) => arg !== '--yes');
  const email = canonicalEmail(written);
  if (!email || !isEmail(email) || !(STAFF_ROLES as readonly string[]).includes(role)) {
    throw new Error(USAGE);
  }
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    const found = await app.get(DataSource).manager.findOneBy(User, { email });
    if (found && !found.isStaff && !args.includes('--yes')) await askForConfirmation(found, role);
    const invitation = { email, role: role as StaffRole };
    const { token } = await app.get(InviteStaff).run(invitation, { isRescue: true });
    const link = new URL('/reset-password', app.get(AppConfig).publicUrl);
    const isNew = !found || found.invitedAt !== null;
    if (isNew) link.searchParams.set('invited', '1');
    link.searchParams.set('token', token ?? '');
    const lives = isNew ? '72 hours' : '30 minutes';
    console.log(
      `${email} has ${role} access. The link was mailed; it works once, for ${lives}:\n${link}`,
    );
  } finally {
    await app.close();
  }
}

/** Shows the account's owner, because a stranger may have signed up with this address. */
async function askForConfirmation(user: User, role: string): Promise<void> {
  const name = [user.fullName, user.company].filter(Boolean).join(', ') || 'no name';
  console.log(
    `${user.email} has an account: ${name}, ${user.role}, ${user.state}, since ${user.createdAt.toISOString().slice(0, 10)}.`,
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

// Bull's connection would keep the process alive; everything is committed by now.
inviteFromCommandLine(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
