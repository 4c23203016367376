import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { AppModule } from '../../app.module';
import { AppConfig } from '../../config/app-config';
import { InviteStaff } from './invite-staff';
import { STAFF_ROLES, type StaffRole } from './role';

/** `npm run admin:invite -- EMAIL ROLE`: makes the first admin, or any staff account. */
async function inviteFromCommandLine(email = '', role = 'admin'): Promise<void> {
  if (!isEmail(email) || !(STAFF_ROLES as readonly string[]).includes(role)) {
    throw new Error(
      'Usage: npm run admin:invite -- EMAIL [ROLE], where ROLE is admin (unless told), manager or support.',
    );
  }
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    const invitation = { email: email.trim(), role: role as StaffRole };
    const { token } = await app.get(InviteStaff).run(invitation, { isRescue: true });
    const link = new URL('/reset-password', app.get(AppConfig).publicUrl);
    link.searchParams.set('invited', '1');
    link.searchParams.set('token', token ?? '');
    console.log(
      `${email} is invited as ${role}. The link was mailed; it works once, for 72 hours:\n${link}`,
    );
  } finally {
    await app.close();
  }
}

// Bull keeps a connection that would keep the process: all is committed and closed by now.
inviteFromCommandLine(...process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
