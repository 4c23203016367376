import { AppError, invalidField } from '../../errors/app-error';

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
