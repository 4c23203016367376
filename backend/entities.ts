import { ContactSync } from './modules/newsletter/contact-sync.entity';
import { EventSeal, QueuedEvent, RecordedEvent } from './events/event.entity';
import { IdempotencyKey } from './idempotency/idempotency-key.entity';
import { OutboxMail } from './mail/outbox-mail.entity';
import { AccountMail, SignInFailures } from './modules/auth/sign-in-limits.entity';
import { OneTimeToken } from './links/one-time-token.entity';
import { PendingRegistration, PendingLink } from './modules/auth/pending.entity';
import { Session } from './modules/auth/session.entity';
import { CookieChoice } from './modules/consent/cookie-choice.entity';
import { Absence, Delegation } from './modules/delegation/delegation.entity';
import { ApiToken } from './modules/api-tokens/api-token.entity';
import { Attachment, RemovedFile } from './modules/files/attachment.entity';
import { InboundMail } from './modules/inbound-mail/inbound-mail.entity';
import { MailFingerprint } from './modules/inbound-mail/mail-fingerprint.entity';
import { FormerAddress } from './modules/accounts/former-address.entity';
import { BusyTime, CallHost } from './modules/calls/call-host.entity';
import { CallType } from './modules/calls/call-type.entity';
import { Call } from './modules/calls/call.entity';
import { Calendar, Holiday, SlaPolicy } from './modules/response-times/service-levels.entity';
import { SlaClock } from './modules/response-times/sla-clock.entity';
import { CannedReply, SavedView, ViewChoice } from './modules/request-lists/saved-view.entity';
import { Lead, LeadNote } from './modules/leads/lead.entity';
import { AddressSalt, ConsentEvent, Suppression } from './modules/newsletter/consent-event.entity';
import { Subscriber, Subscription } from './modules/newsletter/subscriber.entity';
import { MailPreference } from './modules/users/mail-preference.entity';
import { Notification } from './modules/notifications/notification.entity';
import { Membership, Organisation } from './modules/companies/company.entity';
import { ProjectRequest } from './modules/requests/project-request.entity';
import { RequestComment, RequestNote, RequestReason } from './modules/requests/conversation.entity';
import { Proposal } from './modules/proposals/proposal.entity';
import {
  AcceptanceCode,
  ProposalDecision,
  ProposalVersion,
} from './modules/proposals/proposal-version.entity';
import { RequestParticipant } from './modules/requests/request-participant.entity';
import { DataRequest } from './modules/privacy/data-request.entity';
import { ReportChange, ReportEntry, ReportFact } from './modules/request-lists/report-fact.entity';
import { EventCount } from './modules/consent/event-count.entity';
import { Authenticator, RecoveryCode } from './modules/auth/authenticator.entity';
import { ProviderIdentity } from './modules/auth/provider-identity.entity';
import { SetUpProof } from './modules/set-up/set-up-proof.entity';
import { User } from './modules/accounts/user.entity';
import { Rating, Testimonial } from './modules/ratings/rating.entity';
import { WebhookDelivery, WebhookEndpoint } from './modules/webhooks/webhook.entity';
import { Issue, IssueDelivery, ProviderRate } from './modules/issues/issue.entity';
import { StoredDocument } from './documents/document.entity';
import { BillingDetails, DocumentSeries, Invoice } from './modules/invoices/invoice.entity';
import { InvoicePlan, PlanItem } from './modules/invoices/plan.entity';
import { BankLineRow, BankMapping } from './modules/payments/bank-line.entity';
import { Allocation, Checkout, KeptFact, Payment } from './modules/payments/payment.entity';
import { RetentionRun } from './background/retention-run.entity';

export const ENTITIES = [
  Absence,
  AcceptanceCode,
  AccountMail,
  AddressSalt,
  Allocation,
  ApiToken,
  Attachment,
  Authenticator,
  BankLineRow,
  BankMapping,
  BillingDetails,
  BusyTime,
  Calendar,
  Call,
  CallHost,
  CallType,
  CannedReply,
  Checkout,
  ConsentEvent,
  ContactSync,
  CookieChoice,
  DataRequest,
  Delegation,
  DocumentSeries,
  EventCount,
  EventSeal,
  FormerAddress,
  Holiday,
  IdempotencyKey,
  InboundMail,
  Invoice,
  InvoicePlan,
  Issue,
  IssueDelivery,
  KeptFact,
  ProviderRate,
  Lead,
  LeadNote,
  MailPreference,
  Membership,
  Notification,
  OneTimeToken,
  Organisation,
  MailFingerprint,
  OutboxMail,
  Payment,
  PendingRegistration,
  PlanItem,
  ProjectRequest,
  Proposal,
  ProposalDecision,
  ProposalVersion,
  ProviderIdentity,
  PendingLink,
  QueuedEvent,
  Rating,
  RecordedEvent,
  RecoveryCode,
  RemovedFile,
  ReportChange,
  ReportEntry,
  ReportFact,
  RequestComment,
  RequestNote,
  RequestParticipant,
  RequestReason,
  RetentionRun,
  SavedView,
  Session,
  SetUpProof,
  SignInFailures,
  SlaClock,
  SlaPolicy,
  StoredDocument,
  Subscriber,
  Subscription,
  Suppression,
  Testimonial,
  User,
  ViewChoice,
  WebhookDelivery,
  WebhookEndpoint,
];
