import { AppError, invalidField } from '../../errors/app-error';
import { PLACEHOLDERS } from './dto/canned-reply.dto';

export const CannedReplyNotFound = () =>
  new AppError('missing', 'canned_reply_not_found', 'This reply does not exist.');

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

export const ReplyChangedMeanwhile = (current: unknown) =>
  new AppError(
    'conflict',
    'version_conflict',
    'A colleague changed this in the meantime. Look at the change and try again.',
    { current },
  );
