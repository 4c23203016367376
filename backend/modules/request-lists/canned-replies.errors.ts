import { AppError, invalidField, missing, versionConflict } from '../../errors/app-error';
import { PLACEHOLDERS } from './dto/canned-reply.dto';

export const CannedReplyNotFound = missing('canned_reply', 'reply');

export const TitleTaken = () =>
  invalidField('title', 'title_taken', 'There is a reply of this title already.');

export const UnknownPlaceholder = (name: string) =>
  invalidField(
    'body',
    'unknown_placeholder',
    `{{${name}}} can't be filled in. Use ${PLACEHOLDERS.map((one) => `{{${one}}}`).join(', ')}.`,
  );

export const TooManyReplies = () =>
  new AppError('conflict', 'too_many_replies', 'There are 200 replies already. Delete one first.');

export const ReplyChangedMeanwhile = versionConflict(
  'A colleague changed this in the meantime. Look at the change and try again.',
);
