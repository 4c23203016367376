import type { Team } from '../../access/access.public';
import { AppError, conflict, invalidField, missing, versionConflict } from '../../errors/app-error';
import { CLIENT_STATUS_LABELS, type RequestStatus } from './request-options';

export const RequestNotFound = missing('request');

export const NothingMore = missing('message', 'rest of this mail');

export const RequestChangedMeanwhile = versionConflict(
  'A colleague changed this request in the meantime. Look at the change and try again.',
);

export const ChangedSinceRead = versionConflict(
  'This request has changed since you opened it. Look at what is new, then save again.',
);

export const RequestPreconditionFailed = (current: unknown) =>
  new AppError(
    'stale',
    'precondition_failed',
    'This request is no longer at the version you named in If-Match.',
    { current },
  );

export const AssigneeRequired = () =>
  invalidField(
    'status',
    'assignee_required',
    'Delegate the request to the manager or support team first.',
  );

export const DelegationRequired = () =>
  invalidField(
    'status',
    'delegation_required',
    'A pending request becomes assigned by being delegated to a team.',
  );

export const ReasonRequired = () =>
  invalidField('reason', 'required', 'Please say why you make this unusual move.');

export const ReviewHasBegun = (done: 'changed' | 'withdrawn') =>
  new AppError(
    'conflict',
    'review_has_begun',
    `The review of this request has begun, so it can no longer be ${done}. Write to us below instead.`,
  );

export const AlreadyWithdrawn = conflict('already_withdrawn', 'This request is withdrawn already.');

export const AlreadyClosed = (status: RequestStatus, to: 'change' | 'withdraw') =>
  new AppError(
    'conflict',
    'already_closed',
    `This request is ${CLIENT_STATUS_LABELS[status].toLowerCase()}, so there is nothing to ${to}.`,
  );

export const NotClosed = conflict('not_closed', 'This request is open already.');

export const NotDelegatedYet = conflict(
  'not_delegated',
  'Only an open request that a team has can be handed on.',
);

export const AlreadyWithTeam = (team: Team) =>
  new AppError('conflict', 'already_with_team', `This request is with the ${team} team already.`);

export const AwaitsAcceptance = conflict(
  'awaits_acceptance',
  'A proposal waits for the client. Accepting it approves the request; withdraw it to approve by hand.',
);

export const PriceAgreed = conflict(
  'price_agreed',
  'The price was accepted with a proposal. Only a change order can change it.',
);

export const NotAReader = () =>
  invalidField('mentions', 'not_a_reader', 'Mention only colleagues who can read these notes.');

export const NoteNeeded = () =>
  invalidField('attachments', 'note_required', 'Write a note for these files.');

export const OnlyStaffSet = (field: string) =>
  invalidField(
    field,
    'staff_only',
    'Only our team sets this, together with an answer to a client.',
  );
