import {
  AppError,
  invalidField,
  missing,
  unauthenticated,
  forbidden,
  gone,
  conflict,
} from '../../errors/app-error';

export const InvalidCredentials = unauthenticated(
  'invalid_credentials',
  'Invalid email or password.',
);

export const EmailNotVerified = forbidden(
  'email_not_verified',
  'Please confirm your e-mail address first. We can send you a new link.',
);

export const AccountDisabled = forbidden(
  'account_disabled',
  'This account is closed. Please contact us.',
);

export const TooManyFailures = (retryAfter: number) =>
  new AppError(
    'too_many',
    'quota_exceeded',
    `Too many wrong passwords. Please wait ${retryAfter} s and try again.`,
    { retryAfter },
  );

export const TooManyCodes = (retryAfter: number) =>
  new AppError(
    'too_many',
    'quota_exceeded',
    `Too many wrong codes. Please wait ${Math.ceil(retryAfter / 60)} min and try again.`,
    { retryAfter },
  );

export const PasswordPathClosed = () =>
  new AppError(
    'too_many',
    'password_locked',
    'Too many wrong passwords. Please reset your password by e-mail.',
    { retryAfter: 86_400 },
  );

export const AlreadyConfirmed = gone(
  'already_verified',
  'This address was confirmed in the meantime, so there is an account now. If that was not you, reset its password or contact us.',
);

export const WeakPassword = (field: string, minimum: number) =>
  invalidField(
    field,
    'weak_password',
    `Please choose a password of at least ${minimum} characters.`,
  );

export const BreachedPassword = (field: string) =>
  invalidField(
    field,
    'breached_password',
    'This password is too easy to guess. Please choose another one.',
  );

export const WrongCurrentPassword = () =>
  invalidField('currentPassword', 'wrong_password', 'This is not your current password.');

export const NoSuchSession = missing('session');

export const NoPendingLink = gone(
  'link_offer_expired',
  'Please start again with the provider’s button.',
);

export const LinkTaken = conflict(
  'identity_taken',
  'This provider account already signs in to another account.',
);

export const LastSignInMethod = conflict(
  'last_sign_in_method',
  'This is your only way to sign in. Set a password first.',
);

export const ProviderAway = () =>
  new AppError(
    'unavailable',
    'provider_unavailable',
    'This provider cannot be reached at the moment. Please try again later.',
  );

export const ProviderNotOffered = () =>
  new AppError('missing', 'provider_not_offered', 'This way to sign in is not set up here.');

export const AddressTaken = gone(
  'address_taken',
  'This address belongs to another account by now, so yours was not changed.',
);

export const NotLinked = () =>
  new AppError('missing', 'not_linked', 'This provider is not linked to your account.');

export const WrongCode = () =>
  invalidField('code', 'wrong_code', 'This code is wrong, or was used before.');

export const PasskeyRefused = unauthenticated(
  'passkey_refused',
  'This passkey was not accepted. Try again.',
);

export const PasskeyUnknown = unauthenticated(
  'passkey_unknown',
  'This passkey is no longer known here. Use another one, or sign in with your password.',
);

export const PasskeyKnown = conflict('passkey_known', 'This passkey is registered already.');

export const TooManyAuthenticators = conflict(
  'too_many_authenticators',
  'You have ten passkeys and apps already. Remove one first.',
);

export const AuthenticatorNotFound = missing('authenticator', 'passkey or app');

export const LastAuthenticator = conflict(
  'last_authenticator',
  'Staff keep at least one passkey or app. Add another one first.',
);

export const NoAuthenticator = conflict(
  'no_second_factor',
  'Two-step sign-in is not set up for this account.',
);

export const OwnSecondFactor = conflict(
  'own_second_factor',
  'Change your own two-step sign-in on your profile page.',
);

export const FactorConfirmationRequired = forbidden(
  'factor_confirmation_required',
  'Please confirm with your passkey, app or a recovery code to change this.',
);

export const EnrolmentExpired = gone(
  'enrolment_expired',
  'That took too long. Please begin again.',
);
