import { AppError, invalidField, missing } from '../../errors/app-error';

export const WrongCode = () =>
  invalidField('code', 'wrong_code', 'This code is wrong, or was used before.');

export const PasskeyRefused = () =>
  new AppError('unauthenticated', 'passkey_refused', 'This passkey was not accepted. Try again.');

export const PasskeyKnown = () =>
  new AppError('conflict', 'passkey_known', 'This passkey is registered already.');

export const TooManyAuthenticators = () =>
  new AppError(
    'conflict',
    'too_many_authenticators',
    'You have ten passkeys and apps already. Remove one first.',
  );

export const AuthenticatorNotFound = missing('authenticator', 'passkey or app');

export const LastAuthenticator = () =>
  new AppError(
    'conflict',
    'last_authenticator',
    'Staff keep at least one passkey or app. Add another one first.',
  );

export const NoAuthenticator = () =>
  new AppError('conflict', 'no_second_factor', 'Two-step sign-in is not set up for this account.');

export const OwnSecondFactor = () =>
  new AppError(
    'conflict',
    'own_second_factor',
    'Change your own two-step sign-in on your profile page.',
  );

export const FactorConfirmationRequired = () =>
  new AppError(
    'forbidden',
    'factor_confirmation_required',
    'Please confirm with your passkey, app or a recovery code to change this.',
  );

export const EnrolmentExpired = () =>
  new AppError('gone', 'enrolment_expired', 'That took too long. Please begin again.');
