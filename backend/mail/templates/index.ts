import type { MailTemplate } from '../mail-template';
import * as account from './account.mails';
import * as request from './request.mails';

/** Every mail we send. A row of the outbox names one of these: do not rename one in use. */
export const MAIL_TEMPLATES = {
  'confirm-address': account.confirmAddress,
  'already-have-account': account.alreadyHaveAccount,
  'reset-password': account.resetPassword,
  'password-changed': account.passwordChanged,
  'staff-invitation': account.staffInvitation,
  'confirm-new-address': account.confirmNewAddress,
  'address-changing': account.addressChanging,
  'sign-in-method-changed': account.signInMethodChanged,
  'request-received': request.requestReceived,
  'new-request': request.newRequest,
  'request-delegated': request.requestDelegated,
  'status-changed': request.statusChanged,
};

export type TemplateName = keyof typeof MAIL_TEMPLATES;
export type MailProps<Name extends TemplateName> =
  (typeof MAIL_TEMPLATES)[Name] extends MailTemplate<infer Props> ? Props : never;
