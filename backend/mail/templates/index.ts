import type { MailTemplate } from '../mail-template';
import * as account from './account.mails';
import * as lead from './lead.mails';
import * as newsletter from './newsletter.mails';
import * as request from './request.mails';

/** Every mail we send. A row of the outbox names one of these: do not rename one in use. */
export const MAIL_TEMPLATES = {
  'confirm-address': account.confirmAddress,
  'already-have-account': account.alreadyHaveAccount,
  'reset-password': account.resetPassword,
  'password-changed': account.passwordChanged,
  'staff-invitation': account.staffInvitation,
  'role-changed': account.roleChanged,
  'confirm-new-address': account.confirmNewAddress,
  'address-changing': account.addressChanging,
  'sign-in-method-changed': account.signInMethodChanged,
  'request-received': request.requestReceived,
  'new-request': request.newRequest,
  'request-delegated': request.requestDelegated,
  'status-changed': request.statusChanged,
  'request-answered': request.requestAnswered,
  'client-replied': request.clientReplied,
  'client-moved-request': request.clientMovedRequest,
  'client-invitation': account.clientInvitation,
  'lead-received': lead.leadReceived,
  'new-lead': lead.newLead,
  'complaint-received': lead.complaintReceived,
  'new-complaint': lead.newComplaint,
  'confirm-subscription': newsletter.confirmSubscription,
  'subscription-welcome': newsletter.subscriptionWelcome,
  'subscription-ended': newsletter.subscriptionEnded,
  'new-subscriber': newsletter.newSubscriber,
};

export type TemplateName = keyof typeof MAIL_TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as TemplateName[];
export type MailProps<Name extends TemplateName> =
  (typeof MAIL_TEMPLATES)[Name] extends MailTemplate<infer Props> ? Props : never;
