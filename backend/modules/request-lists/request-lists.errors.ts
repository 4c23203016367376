import {
  invalidField,
  missing,
  versionConflict,
  forbidden,
  conflict,
} from '../../errors/app-error';
import { PLACEHOLDERS } from './dto/canned-reply.dto';

export const RowChangedMeanwhile = versionConflict('A colleague changed it in the meantime.');

export const MayNot = forbidden('forbidden', 'Only admins hand requests to a team.');

export const ViewNotFound = missing('view');

export const TooManyViews = conflict(
  'too_many_views',
  'You have 30 views already. Delete one first.',
);

export const ViewNameTaken = conflict('view_name_taken', 'There is a view of this name already.');

export const NotYourView = forbidden(
  'not_your_view',
  'Only who made a view, or an admin, changes it.',
);

export const UnknownFilter = (name: string) =>
  invalidField(
    'filters',
    'unknown_filter',
    `${name} is no filter of this list, or has no such value.`,
  );

export const CannedReplyNotFound = missing('canned_reply', 'reply');

export const TitleTaken = () =>
  invalidField('title', 'title_taken', 'There is a reply of this title already.');

export const UnknownPlaceholder = (name: string) =>
  invalidField(
    'body',
    'unknown_placeholder',
    `{{${name}}} can't be filled in. Use ${PLACEHOLDERS.map((one) => `{{${one}}}`).join(', ')}.`,
  );

export const TooManyReplies = conflict(
  'too_many_replies',
  'There are 200 replies already. Delete one first.',
);

export const ReplyChangedMeanwhile = versionConflict(
  'A colleague changed this in the meantime. Look at the change and try again.',
);

export const EndsBeforeItBegins = () =>
  invalidField('to', 'ends_before_it_begins', 'The last day must not come before the first.');

export const TooLong = () =>
  invalidField('from', 'period_too_long', 'A report covers ten years at most.');
