import { AppError, missing, conflict } from '../errors/app-error';

export const MailNotFound = missing('mail');

export const MailStateChanged = (current: unknown) =>
  new AppError('conflict', 'mail_moved_on', 'This mail has moved on in the meantime.', { current });

export const ContactSyncNotFound = missing('contact');

export const ContactSyncStateChanged = (current: unknown) =>
  new AppError('conflict', 'contact_moved_on', 'The provider was told in the meantime.', {
    current,
  });

export const EventNotFound = missing('event');

export const RowNotSetAside = conflict('not_set_aside', 'This has been retried in the meantime.');

export const EventDispatched = conflict(
  'event_dispatched',
  'This event has been dispatched in the meantime.',
);
