import { AppError, invalidField, missing, conflict } from '../../errors/app-error';

export const ExportToday = (seconds: number) =>
  new AppError(
    'too_many',
    'export_today',
    'You have asked for your data within the last 24 hours. You can ask once a day.',
    { retryAfter: Math.max(1, Math.ceil(seconds)) },
  );

export const ExportNotFound = () =>
  new AppError(
    'missing',
    'export_not_found',
    'This export does not exist, or its 7 days are over. Ask for a new one.',
  );

export const StaffErasedByAdmin = conflict(
  'staff_erased_by_admin',
  'This account has staff access. An admin takes that access away first; then it can be erased.',
);

export const HandOverFirst = (company: string) =>
  new AppError(
    'conflict',
    'hand_over_first',
    `You are the only lead of ${company}. Make a colleague lead first: they need one.`,
  );

export const ErasureUnderWay = conflict(
  'erasure_under_way',
  'The erasure of this account is under way already.',
);

export const NothingToErase = conflict(
  'no_erasure',
  'No erasure is under way. Nothing was changed.',
);

export const PasswordNeeded = () =>
  invalidField('currentPassword', 'required', 'Enter your password to confirm.');

export const DataRequestNotFound = missing('data_request', 'data request');

export const DataRequestSettled = conflict(
  'data_request_settled',
  'This data request is done or cancelled already. Nothing was changed.',
);

export const DataRequestWaits = conflict(
  'data_request_waits',
  'Such a data request of this person is waiting already.',
);

export const NoSubjectWithAddress = () =>
  invalidField(
    'email',
    'nobody',
    'We know nobody by this address: no client, no lead and no subscriber.',
  );
