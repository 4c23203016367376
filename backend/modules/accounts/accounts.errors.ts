import { AppError, versionConflict, gone, conflict, forbidden } from '../../errors/app-error';

export const ProfileChangedMeanwhile = versionConflict(
  'Your profile was changed somewhere else in the meantime. Look at the change and try again.',
);

export const EmailNotPending = gone(
  'token_superseded',
  'A newer link was sent. Please use the latest e-mail.',
);

export const LastAdmin = conflict(
  'last_admin',
  'This is the only admin who can sign in. Give somebody else admin access first.',
);

export const StaffAlready = (role: string) =>
  new AppError(
    'conflict',
    'staff_already',
    `This address belongs to a colleague with ${role} access. Change it in the list of people.`,
  );

export const AccountDeactivated = conflict(
  'account_deactivated',
  'This address belongs to a deactivated account. Reactivate it in the list of people.',
);

export const ReauthenticationRequired = forbidden(
  'reauthentication_required',
  'Please give your current password, or sign in again, to change this.',
);

export const TooManyMails = () =>
  new AppError(
    'too_many',
    'too_many_mails',
    'This address was written to several times today already. Please try again tomorrow.',
    { retryAfter: 3_600 },
  );

export const OnlyManagersGetGrants = conflict(
  'only_managers',
  'Only managers can be allowed to work on invoices. Admins may already.',
);
