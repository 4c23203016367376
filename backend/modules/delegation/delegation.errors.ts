import { AppError } from '../../errors/app-error';
import type { RequestDto } from '../requests/requests.public';

export const AlreadyDelegated = (current: RequestDto) =>
  new AppError(
    'conflict',
    'already_delegated',
    `This request was already delegated to the ${current.assignedTo} team.`,
    {
      current: {
        assignedTo: current.assignedTo,
        delegatedBy: current.delegation?.delegatedBy ?? null,
        delegatedAt: current.delegation?.delegatedAt ?? null,
        request: current,
      },
    },
  );

export const NotPending = (current: RequestDto) =>
  new AppError('conflict', 'not_pending', 'Only a pending request can be delegated.', { current });

export const RequestChangedBeforeDelegation = (current: RequestDto) =>
  new AppError(
    'conflict',
    'version_conflict',
    'A colleague changed this request in the meantime. Look at the change and try again.',
    { current },
  );
