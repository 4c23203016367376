import { AppError, invalidField, missing } from '../../errors/app-error';

export const AbsenceNotFound = missing('absence');

export const EndsBeforeItBegins = () =>
  invalidField('lastDay', 'ends_before_it_begins', 'The last day must not come before the first.');

export const IsOver = () => invalidField('lastDay', 'is_over', 'The last day must not be past.');

export const NotAColleague = (field: string) =>
  invalidField(field, 'not_a_colleague', 'Choose an active member of staff.');

export const OwnDeputy = () =>
  invalidField('deputyId', 'own_deputy', 'Choose somebody else as deputy.');

export const TooManyAbsences = () =>
  new AppError(
    'conflict',
    'too_many_absences',
    'There are 50 absences to come already. Remove one first.',
  );
