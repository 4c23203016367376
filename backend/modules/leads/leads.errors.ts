import { AppError, invalidField, missing, versionConflict, conflict } from '../../errors/app-error';

export const LeadNotFound = missing('lead');

export const LeadChangedMeanwhile = versionConflict(
  'A colleague changed this lead in the meantime. Look at the change and try again.',
);

export const LeadAlreadyRequest = (current: unknown) =>
  new AppError('conflict', 'already_a_request', 'This lead is a request already.', { current });

export const ComplaintIsNoRequest = conflict(
  'complaint',
  'A complaint cannot become a project request.',
);

export const NameNeeded = () =>
  invalidField('firstName', 'required', 'First name is required to open an account for the client');

export const StaffAccount = conflict(
  'staff_account',
  'This address belongs to a member of staff, not to a client.',
);
