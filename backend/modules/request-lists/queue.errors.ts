import { AppError, invalidField, missing, versionConflict } from '../../errors/app-error';

export const RowChangedMeanwhile = versionConflict('A colleague changed it in the meantime.');

export const MayNot = () =>
  new AppError('forbidden', 'forbidden', 'Only admins hand requests to a team.');

export const ViewNotFound = missing('view');

export const TooManyViews = () =>
  new AppError('conflict', 'too_many_views', 'You have 30 views already. Delete one first.');

export const ViewNameTaken = () =>
  new AppError('conflict', 'view_name_taken', 'There is a view of this name already.');

export const NotYourView = () =>
  new AppError('forbidden', 'not_your_view', 'Only who made a view, or an admin, changes it.');

export const UnknownFilter = (name: string) =>
  invalidField(
    'filters',
    'unknown_filter',
    `${name} is no filter of this list, or has no such value.`,
  );
