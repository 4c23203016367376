import { AppError, invalidField, missing, forbidden, conflict } from '../../errors/app-error';
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

export const AlreadyTaken = (current: RequestDto) => {
  const { firstName = '', lastName = '' } = current.assignee ?? {};
  const name = `${firstName} ${lastName}`.trim() || 'A colleague';
  return new AppError('conflict', 'already_taken', `${name} has taken this request already.`, {
    current,
  });
};

export const NotYours = forbidden(
  'not_yours',
  'Only managers and admins decide about a colleague’s work.',
);

export const NotInTheTeam = () =>
  invalidField('assigneeId', 'not_in_the_team', 'Choose an active member of the team that has it.');

export const AbsenceNotFound = missing('absence');

export const EndsBeforeItBegins = () =>
  invalidField('lastDay', 'ends_before_it_begins', 'The last day must not come before the first.');

export const IsOver = () => invalidField('lastDay', 'is_over', 'The last day must not be past.');

export const NotAColleague = (field: string) =>
  invalidField(field, 'not_a_colleague', 'Choose an active member of staff.');

export const OwnDeputy = () =>
  invalidField('deputyId', 'own_deputy', 'Choose somebody else as deputy.');

export const TooManyAbsences = conflict(
  'too_many_absences',
  'There are 50 absences to come already. Remove one first.',
);
