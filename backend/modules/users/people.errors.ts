import { AppError, missing, versionConflict, conflict } from '../../errors/app-error';

export const PersonNotFound = missing('person');

export const PersonChangedMeanwhile = versionConflict(
  'This account was changed in the meantime. Look at the change and try again.',
);

export const AccountExists = (current: unknown) =>
  new AppError(
    'conflict',
    'account_exists',
    'This address already has an account. Look at whose it is before you give it access.',
    { current },
  );

export const PersonErased = conflict(
  'person_erased',
  'This account was erased. It cannot be used again.',
);
