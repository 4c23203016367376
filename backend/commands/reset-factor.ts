import { Authenticators } from '../modules/auth/auth.public';
import { canonicalEmail } from '../validation/email-address';
import { runCommand } from './run-command';

/** A sole admin has no other admin to ask. */
runCommand(async ([written = ''], open) => {
  const email = canonicalEmail(written);
  if (!email) throw new Error('Usage: npm run factor:reset -- EMAIL');
  const isKnown = await (await open()).get(Authenticators).resetByEmail(email);
  if (!isKnown) throw new Error(`Nobody has ${email}.`);
  console.log(
    `The two-step sign-in of ${email} was reset, and every session ended. Sign in and set it up again.`,
  );
});
