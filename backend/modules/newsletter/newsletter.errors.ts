import { missing, malformed, gone } from '../../errors/app-error';

export const VerificationInvalid = malformed('token_invalid', 'Invalid verification token');

export const VerificationExpired = gone(
  'token_expired',
  'This link has expired. Subscribe again and we send you a new one.',
);

export const VerificationUsed = gone(
  'token_used',
  'This link was already used, and the subscription has ended since.',
);

export const LinkInvalid = malformed(
  'token_invalid',
  'This link is not valid. Please use the one in your newest mail.',
);

export const UndoTooLate = gone(
  'token_expired',
  'It is too late to undo this. Please subscribe again.',
);

export const SubscriberNotFound = missing('subscriber');
