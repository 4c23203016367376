import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { ResetFactor } from '../modules/auth/auth.public';
import { canonicalEmail } from '../validation/email-address';

/** `npm run factor:reset -- EMAIL`: for a sole admin, whom no other admin can help. */
async function resetFromCommandLine([written = '']: string[]): Promise<void> {
  const email = canonicalEmail(written);
  if (!email) throw new Error('Usage: npm run factor:reset -- EMAIL');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    if (!(await app.get(ResetFactor).byEmail(email))) throw new Error(`Nobody has ${email}.`);
    console.log(
      `The two-step sign-in of ${email} was reset, and every session ended. Sign in and set it up again.`,
    );
  } finally {
    await app.close();
  }
}

// Bull's connection would keep the process alive; everything is committed by now.
resetFromCommandLine(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
