import { AppError, invalidField, forbidden, conflict } from '../../errors/app-error';

export const NotAllowedToManage = forbidden(
  'not_allowed_to_manage',
  'Only the client of this request, a lead of the company and our team decide who takes part.',
);

export const NotInOrganisation = () =>
  invalidField('memberId', 'not_in_organisation', 'Choose a member of the company.');

export const NoSuchClient = () =>
  invalidField('email', 'no_such_client', 'No client has an active account with this address.');

export const ParticipantsFull = conflict(
  'participants_full',
  'Twenty people take part in this request already. Remove somebody first.',
);

export const ParticipantNotFound = () =>
  new AppError('missing', 'participant_not_found', 'This person does not take part.');

export const ReaderInvitedElsewhere = conflict(
  'invitation_for_another',
  'This invitation was sent to another address. Sign in with that one.',
);

export const InvitationNotFound = () =>
  new AppError('missing', 'invitation_not_found', 'This invitation is no longer open.');

export const RequestIsPersonal = conflict(
  'request_is_personal',
  'This request belongs to no company, so only its client sees it already.',
);

export const NoOrganisation = conflict(
  'no_organisation',
  'The client of this request belongs to no company.',
);
