import {
  AppError,
  invalidField,
  missing,
  unauthenticated,
  malformed,
  conflict,
} from '../../errors/app-error';

export const InboundMailNotFound = missing('inbound_mail', 'mail');

export const SignatureInvalid = unauthenticated(
  'signature_invalid',
  'The signature, its time or the hash of the body is not right.',
);

export const NotAMail = () =>
  new AppError('unsupported_media_type', 'unsupported_media_type', 'Send it as message/rfc822.');

export const MailTooLarge = () =>
  new AppError('too_large', 'mail_too_large', 'This mail is larger than 25 MB.');

export const MailCutShort = malformed('mail_cut_short', 'The mail did not arrive as a whole.');

export const MailDecidedMeanwhile = conflict(
  'mail_decided_already',
  'Somebody has dealt with this mail meanwhile.',
);

export const SenderUnknown = conflict(
  'sender_unknown',
  'It is not known whose message this would be. Attach it to a request instead.',
);

export const NoSuchRequest = () =>
  invalidField('reference', 'no_such_request', 'There is no such request.');
