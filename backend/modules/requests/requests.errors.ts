import { AppError, invalidField } from '../../errors/app-error';
import type { Team } from './request-options';

export const RequestNotFound = () =>
  new AppError('missing', 'request_not_found', 'This request does not exist.');

export const RequestChangedMeanwhile = (current: unknown) =>
  new AppError(
    'conflict',
    'version_conflict',
    'A colleague changed this request in the meantime. Look at the change and try again.',
    { current },
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

export const ReasonRequired = () =>
  invalidField('reason', 'required', 'Please say why you make this unusual move.');

export const ReviewHasBegun = () =>
  new AppError(
    'conflict',
    'review_has_begun',
    'The review of this request has begun, so it can no longer be withdrawn. Write to us below instead.',
  );

export const NotClosed = () =>
  new AppError('conflict', 'not_closed', 'This request is open already.');

export const NotDelegatedYet = () =>
  new AppError(
    'conflict',
    'not_delegated',
    'Only an open request that a team has can be handed on.',
  );

export const AlreadyWithTeam = (team: Team) =>
  new AppError('conflict', 'already_with_team', `This request is with the ${team} team already.`);
