import { AppError } from '../errors/app-error';

export const MailNotFound = () =>
  new AppError('missing', 'mail_not_found', 'This mail does not exist.');

export const MailStateChanged = (current: unknown) =>
  new AppError('conflict', 'mail_moved_on', 'This mail has moved on in the meantime.', { current });

export const ContactSyncNotFound = () =>
  new AppError('missing', 'contact_not_found', 'This contact does not exist.');

export const ContactSyncMovedOn = (current: unknown) =>
  new AppError('conflict', 'contact_moved_on', 'The provider was told in the meantime.', {
    current,
  });

export const EventNotFound = () =>
  new AppError('missing', 'event_not_found', 'This event does not exist.');

export const EventDispatched = () =>
  new AppError('conflict', 'event_dispatched', 'This event has been dispatched in the meantime.');
