import { ContactSync } from './modules/newsletter/contact-sync.entity';
import { EventSeal, QueuedEvent, RecordedEvent } from './events/event.entity';
import { IdempotencyKey } from './idempotency/idempotency-key.entity';
import { OutboxMail } from './mail/outbox-mail.entity';
import { AccountMail } from './modules/auth/account-mail.entity';
import { OneTimeToken } from './links/one-time-token.entity';
import { PendingRegistration } from './modules/auth/pending-registration.entity';
import { PendingLink } from './modules/auth/pending-link.entity';
import { Session } from './modules/auth/session.entity';
import { SignInFailures } from './modules/auth/sign-in-failures.entity';
import { CookieChoice } from './modules/consent/cookie-choice.entity';
import { Absence } from './modules/delegation/absence.entity';
import { ApiToken } from './modules/api-tokens/api-token.entity';
import { Attachment } from './modules/files/attachment.entity';
import { InboundMail } from './modules/inbound-mail/inbound-mail.entity';
import { RemovedFile } from './modules/files/removed-file.entity';
import { FormerAddress } from './modules/accounts/former-address.entity';
import { Calendar, Holiday } from './modules/response-times/calendar.entity';
import { SlaPolicy } from './modules/response-times/sla-policy.entity';
import { SlaClock } from './modules/response-times/sla-clock.entity';
import { CannedReply } from './modules/request-lists/canned-reply.entity';
import { SavedView, ViewChoice } from './modules/request-lists/saved-view.entity';
import { Delegation } from './modules/delegation/delegation.entity';
import { Lead } from './modules/leads/lead.entity';
import { LeadNote } from './modules/leads/lead-note.entity';
import { AddressSalt } from './modules/newsletter/address-salt.entity';
import { ConsentEvent } from './modules/newsletter/consent-event.entity';
import { Subscriber } from './modules/newsletter/subscriber.entity';
import { Subscription } from './modules/newsletter/subscription.entity';
import { Suppression } from './modules/newsletter/suppression.entity';
import { MailPreference } from './modules/users/mail-preference.entity';
import { Notification } from './modules/notifications/notification.entity';
import { Membership } from './modules/companies/membership.entity';
import { Organisation } from './modules/companies/organisation.entity';
import { ProjectRequest } from './modules/requests/project-request.entity';
import { RequestComment } from './modules/requests/request-comment.entity';
import { RequestCount, RequestCountChange } from './modules/request-lists/request-count.entity';
import { RequestNote } from './modules/requests/request-note.entity';
import { RequestParticipant } from './modules/requests/request-participant.entity';
import { RequestReason } from './modules/requests/request-reason.entity';
import { DataRequest } from './modules/privacy/data-request.entity';
import { ReportChange, ReportFact } from './modules/request-lists/report-fact.entity';
import { EventCount } from './modules/consent/event-count.entity';
import { Authenticator } from './modules/auth/authenticator.entity';
import { ProviderIdentity } from './modules/auth/provider-identity.entity';
import { RecoveryCode } from './modules/auth/recovery-code.entity';
import { User } from './modules/accounts/user.entity';
import { WebhookDelivery } from './modules/webhooks/webhook-delivery.entity';
import { WebhookEndpoint } from './modules/webhooks/webhook-endpoint.entity';
import { RetentionRun } from './background/retention-run.entity';

export const ENTITIES = [
  Absence,
  AccountMail,
  AddressSalt,
  ApiToken,
  Attachment,
  Authenticator,
  Calendar,
  CannedReply,
  ConsentEvent,
  ContactSync,
  CookieChoice,
  DataRequest,
  Delegation,
  EventCount,
  EventSeal,
  FormerAddress,
  Holiday,
  IdempotencyKey,
  InboundMail,
  Lead,
  LeadNote,
  MailPreference,
  Membership,
  Notification,
  OneTimeToken,
  Organisation,
  OutboxMail,
  PendingRegistration,
  ProjectRequest,
  ProviderIdentity,
  PendingLink,
  QueuedEvent,
  RecordedEvent,
  RecoveryCode,
  RemovedFile,
  ReportChange,
  ReportFact,
  RequestComment,
  RequestCount,
  RequestCountChange,
  RequestNote,
  RequestParticipant,
  RequestReason,
  RetentionRun,
  SavedView,
  Session,
  SignInFailures,
  SlaClock,
  SlaPolicy,
  Subscriber,
  Subscription,
  Suppression,
  User,
  ViewChoice,
  WebhookDelivery,
  WebhookEndpoint,
];
