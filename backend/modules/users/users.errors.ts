import { AppError } from '../../errors/app-error';

export const ProfileChangedMeanwhile = (current: unknown) =>
  new AppError(
    'conflict',
    'version_conflict',
    'Your profile was changed somewhere else in the meantime. Reload it and try again.',
    { current },
  );

export const EmailTakenByNobody = () =>
  new AppError('gone', 'token_superseded', 'A newer link was sent. Please use the latest e-mail.');

export const ReauthenticationRequired = () =>
  new AppError(
    'forbidden',
    'reauthentication_required',
    'Please give your current password, or sign in again, to change this.',
  );
