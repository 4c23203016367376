import { defineEvent } from '../../events/events.public';
import type { AuthenticatorKind } from './authenticator.entity';

type Kind = { kind: AuthenticatorKind };

export const factorAdded = defineEvent<{ after: Kind }>('second-factor.added');
export const factorRemoved = defineEvent<{ before: Kind }>('second-factor.removed');
export const recoveryCodesMade = defineEvent('second-factor.codes-made');
export const recoveryCodeUsed = defineEvent<{ after: { left: number } }>('second-factor.code-used');
export const factorReset = defineEvent<{ before: { authenticators: number } }>(
  'second-factor.reset',
  { subject: 'user', endsSessions: true },
);

export const factorProven = defineEvent<{ after: Kind }>('sign-in.second-factor');
export const factorFailed = defineEvent('sign-in.second-factor-failed');
export const signedInByPasskey = defineEvent('sign-in.passkey');
