// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

export const AccountEntryKindValues = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  'dispute',
  'write_off',
] as const;
export type AccountEntryKind = (typeof AccountEntryKindValues)[number];

export const AccountFileValues = ['sales', 'payments', 'xero', 'quickbooks', 'pdfs'] as const;
export type AccountFile = (typeof AccountFileValues)[number];

export const ApiScopeValues = [
  'profile:read',
  'requests:read',
  'requests:write',
  'files:read',
  'files:write',
  'organisations:read',
  'organisations:write',
  'invoices:read',
  'invoices:write',
  'leads:read',
  'leads:write',
  'subscribers:read',
  'subscribers:write',
  'reports:read',
  'settings:read',
  'settings:write',
  'operations:read',
  'operations:write',
  'audit:read',
  'events:read',
  'webhooks:read',
  'webhooks:write',
] as const;
export type ApiScope = (typeof ApiScopeValues)[number];

export const AuditActionValues = [
  'absence.entered',
  'absence.removed',
  'access.denied',
  'account.client-invited',
  'account.deactivated',
  'account.email-change-undone',
  'account.email-changed',
  'account.granted',
  'account.invited',
  'account.mails-chosen',
  'account.opened-by-provider',
  'account.profile-changed',
  'account.reactivated',
  'account.registered',
  'account.registered-again',
  'account.registration-cancelled',
  'account.role-given',
  'account.verified',
  'api-token.created',
  'api-token.revoked',
  'audit.exported',
  'billing.changed',
  'call-settings.changed',
  'call-type.changed',
  'call.booked',
  'call.cancelled',
  'call.closed',
  'call.moved',
  'call.reassigned',
  'canned-reply.added',
  'canned-reply.changed',
  'canned-reply.deleted',
  'contact.retried',
  'event.retried',
  'file.added',
  'file.quarantined',
  'file.removed',
  'file.rescanned',
  'inbound-mail.attached',
  'inbound-mail.dismissed',
  'inbound-mail.downloaded',
  'inbound-mail.let-in',
  'invoice.credited',
  'invoice.discarded',
  'invoice.exported',
  'invoice.interest-named',
  'invoice.issued',
  'invoice.overdue',
  'invoice.paid',
  'invoice.paused',
  'invoice.resumed',
  'invoice.written-off',
  'issue.approved',
  'issue.deliveries-decided',
  'issue.paused',
  'issue.rates-changed',
  'issue.returned',
  'issue.saved',
  'issue.scheduled',
  'issue.sent',
  'issue.started',
  'issue.stopped',
  'issue.submitted',
  'issue.withdrawn',
  'lead.erased',
  'lead.exported',
  'lead.made-a-request',
  'lead.moved',
  'lead.noted',
  'mail.cancelled',
  'mail.recipient-revealed',
  'mail.retried',
  'organisation.changed',
  'organisation.created',
  'organisation.join-asked',
  'organisation.member-invited',
  'organisation.member-joined',
  'organisation.member-left',
  'organisation.member-role-changed',
  'organisation.pending-removed',
  'password.changed',
  'password.reset',
  'password.reset-asked',
  'payment.allocated',
  'payment.disputed',
  'payment.held',
  'payment.received',
  'payment.refunded',
  'payment.statement-read',
  'payment.unallocated',
  'privacy.erased',
  'privacy.erasure-asked',
  'privacy.export-asked',
  'privacy.export-downloaded',
  'privacy.request-cancelled',
  'privacy.request-hurried',
  'proposal.accepted',
  'proposal.declined',
  'proposal.expired',
  'proposal.exported',
  'proposal.sent',
  'proposal.superseded',
  'proposal.withdrawn',
  'queue.row-retried',
  'rating.asked',
  'rating.given',
  'report.exported',
  'request.answered',
  'request.assigned',
  'request.delegated',
  'request.edited',
  'request.exported',
  'request.handed-over',
  'request.noted',
  'request.overdue',
  'request.participant-added',
  'request.participant-removed',
  'request.priced',
  'request.privacy-changed',
  'request.raised',
  'request.reader-invitation-revoked',
  'request.reader-invited',
  'request.reassigned',
  'request.released',
  'request.reopened',
  'request.replied-to',
  'request.stage-done',
  'request.status-changed',
  'request.urgency-changed',
  'request.withdrawn',
  'second-factor.added',
  'second-factor.code-used',
  'second-factor.codes-made',
  'second-factor.removed',
  'second-factor.reset',
  'service-levels.calendar-changed',
  'service-levels.policy-changed',
  'session.ended',
  'session.ended-by-admin',
  'session.ended-others',
  'set-up.confirmed',
  'set-up.test-mail-sent',
  'sign-in-method.added',
  'sign-in-method.removed',
  'sign-in.confirmed',
  'sign-in.failed',
  'sign-in.mail-link',
  'sign-in.passkey',
  'sign-in.password',
  'sign-in.provider',
  'sign-in.second-factor',
  'sign-in.second-factor-failed',
  'subscriber.erased',
  'subscriber.exported',
  'subscriber.released',
  'subscriber.suppressed',
  'subscriber.unsubscribed',
  'testimonial.approved',
  'testimonial.withdrawn',
  'webhook.changed',
  'webhook.created',
  'webhook.deleted',
  'webhook.disabled',
  'webhook.enabled',
  'webhook.replayed',
  'webhook.secret-rotated',
  'webhook.tested',
] as const;
export type AuditAction = (typeof AuditActionValues)[number];

export const AuditGroupValues = [
  'absence',
  'access',
  'account',
  'api-token',
  'audit',
  'billing',
  'call',
  'call-settings',
  'call-type',
  'canned-reply',
  'contact',
  'event',
  'file',
  'inbound-mail',
  'invoice',
  'issue',
  'lead',
  'mail',
  'organisation',
  'password',
  'payment',
  'privacy',
  'proposal',
  'queue',
  'rating',
  'report',
  'request',
  'second-factor',
  'service-levels',
  'session',
  'set-up',
  'sign-in',
  'sign-in-method',
  'subscriber',
  'testimonial',
  'webhook',
] as const;
export type AuditGroup = (typeof AuditGroupValues)[number];

export const AuditObjectValues = [
  'calendar',
  'call',
  'call-type',
  'canned-reply',
  'contact-sync',
  'event',
  'file',
  'inbound-mail',
  'invoice',
  'issue',
  'lead',
  'mail',
  'organisation',
  'payment',
  'permission',
  'proposal',
  'request',
  'session',
  'sla-policy',
  'subscriber',
  'user',
  'webhook',
] as const;
export type AuditObject = (typeof AuditObjectValues)[number];

export const AuthenticatorKindValues = ['app', 'passkey'] as const;
export type AuthenticatorKind = (typeof AuthenticatorKindValues)[number];

export const BankLineStateValues = ['open', 'matched', 'ignored'] as const;
export type BankLineState = (typeof BankLineStateValues)[number];

export const BlockKindValues = ['heading', 'paragraph', 'bullet', 'number'] as const;
export type BlockKind = (typeof BlockKindValues)[number];

export const BudgetValues = [
  'under-5k',
  '5k-15k',
  '15k-50k',
  '50k-100k',
  'over-100k',
  'discuss',
] as const;
export type Budget = (typeof BudgetValues)[number];

export const BulkActionValues = ['assign', 'team', 'status', 'urgency'] as const;
export type BulkAction = (typeof BulkActionValues)[number];

export const CalendarProblemReasonValues = [
  'start',
  'end',
  'zone',
  'rule',
  'dates',
  'cut',
] as const;
export type CalendarProblemReason = (typeof CalendarProblemReasonValues)[number];

export const CallHostsValues = ['team', 'owner'] as const;
export type CallHosts = (typeof CallHostsValues)[number];

export const CallOutcomeValues = ['held', 'missed'] as const;
export type CallOutcome = (typeof CallOutcomeValues)[number];

export const CallStateValues = ['booked', 'cancelled', 'held', 'missed'] as const;
export type CallState = (typeof CallStateValues)[number];

export const ClientTaskValues = ['decision', 'file', 'answer'] as const;
export type ClientTask = (typeof ClientTaskValues)[number];

export const ComplaintSubjectValues = [
  'How you use my personal data',
  'A mail I did not want',
  'Your work or service',
  'Other',
] as const;
export type ComplaintSubject = (typeof ComplaintSubjectValues)[number];

export const ConfirmedSetUpStepValues = ['hours', 'mail_out'] as const;
export type ConfirmedSetUpStep = (typeof ConfirmedSetUpStepValues)[number];

export const ConsentEventKindValues = [
  'requested',
  'confirmed',
  'unsubscribed',
  'resubscribed',
  'expired',
  'suppressed',
  'released',
  'erased',
] as const;
export type ConsentEventKind = (typeof ConsentEventKindValues)[number];

export const ConsentTextVersionValues = ['2026-11'] as const;
export type ConsentTextVersion = (typeof ConsentTextVersionValues)[number];

export const ContactSyncKindValues = ['subscriber', 'lead', 'erasure'] as const;
export type ContactSyncKind = (typeof ContactSyncKindValues)[number];

export const ContactSyncStateValues = ['waiting', 'sending', 'done', 'refused', 'dead'] as const;
export type ContactSyncState = (typeof ContactSyncStateValues)[number];

export const CookieChoiceValues = ['accepted', 'rejected', 'withdrawn'] as const;
export type CookieChoice = (typeof CookieChoiceValues)[number];

export const CookieTextVersionValues = ['2026-11', '2026-12', '2027-01'] as const;
export type CookieTextVersion = (typeof CookieTextVersionValues)[number];

export const CreditReasonValues = ['mistake', 'reduction'] as const;
export type CreditReason = (typeof CreditReasonValues)[number];

export const DataRequestKindValues = ['export', 'erase'] as const;
export type DataRequestKind = (typeof DataRequestKindValues)[number];

export const DataRequestStateValues = ['waiting', 'done', 'cancelled'] as const;
export type DataRequestState = (typeof DataRequestStateValues)[number];

export const DataSubjectKindValues = ['client', 'lead', 'subscriber'] as const;
export type DataSubjectKind = (typeof DataSubjectKindValues)[number];

export const DayOrderValues = ['dmy', 'mdy', 'ymd', 'd MMM yyyy'] as const;
export type DayOrder = (typeof DayOrderValues)[number];

export const DecidableDeliveryValues = ['unsure', 'failed', 'refused'] as const;
export type DecidableDelivery = (typeof DecidableDeliveryValues)[number];

export const DecimalSignValues = ['.', ','] as const;
export type DecimalSign = (typeof DecimalSignValues)[number];

export const DeliveryStateValues = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DeliveryStateValues)[number];

export const DirectionValues = ['asc', 'desc'] as const;
export type Direction = (typeof DirectionValues)[number];

export const DisabledBecauseValues = ['admin', 'failing', 'gone'] as const;
export type DisabledBecause = (typeof DisabledBecauseValues)[number];

export const DueKindValues = ['reply', 'resolution'] as const;
export type DueKind = (typeof DueKindValues)[number];

export const EbookIdValues = ['ai-transformation', 'machine-learning', 'data-analytics'] as const;
export type EbookId = (typeof EbookIdValues)[number];

export const ErrorCodeValues = [
  'absence_not_found',
  'account_deactivated',
  'account_disabled',
  'account_exists',
  'address_taken',
  'agreed_changed',
  'already_a_request',
  'already_closed',
  'already_decided',
  'already_delegated',
  'already_done',
  'already_invoiced',
  'already_rated',
  'already_taken',
  'already_verified',
  'already_with_team',
  'already_withdrawn',
  'answer_not_kept',
  'api_token_not_found',
  'api_token_refused',
  'assignee_required',
  'authenticator_not_found',
  'awaits_acceptance',
  'back_at_provider',
  'bank_line_not_found',
  'breached_password',
  'calendar_not_found',
  'call_not_found',
  'call_over',
  'call_to_come',
  'call_type_not_found',
  'canned_reply_not_found',
  'cards_not_taken',
  'code_needed',
  'code_wrong',
  'complaint',
  'contact_moved_on',
  'contact_not_found',
  'content_differs',
  'credentials_in_url',
  'currency_differs',
  'cursor_expired',
  'data_request_not_found',
  'data_request_settled',
  'data_request_waits',
  'day_ahead',
  'day_past',
  'delegation_required',
  'delivery_not_found',
  'delivery_waits',
  'document_not_ready',
  'email_not_verified',
  'ends_before_it_begins',
  'enrolment_expired',
  'erasure_under_way',
  'event_dispatched',
  'event_gone',
  'event_not_found',
  'export_not_found',
  'export_today',
  'factor_confirmation_required',
  'file_check_failed',
  'file_cut_short',
  'file_empty',
  'file_is_proof',
  'file_not_checked_yet',
  'file_not_found',
  'file_not_usable',
  'file_protected',
  'file_too_large',
  'file_type_refused',
  'forbidden',
  'foreign',
  'hand_over_first',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'identity_taken',
  'in_a_company_already',
  'inbound_mail_not_found',
  'internal_error',
  'invalid_credentials',
  'invalid_day',
  'invalid_domain',
  'invalid_hours',
  'invalid_idempotency_key',
  'invitation_for_another',
  'invitation_not_found',
  'invoice_not_found',
  'invoice_state',
  'is_over',
  'issue_content',
  'issue_links',
  'issue_needs_another',
  'issue_no_readers',
  'issue_not_found',
  'issue_sending',
  'issue_state',
  'issue_tested_just_now',
  'issues_sent_elsewhere',
  'json_too_deep',
  'json_too_many_values',
  'last_admin',
  'last_authenticator',
  'last_lead',
  'last_sign_in_method',
  'lead_not_found',
  'leads_only',
  'legal_facts_missing',
  'link_offer_expired',
  'mail_cut_short',
  'mail_decided_already',
  'mail_moved_on',
  'mail_not_found',
  'mail_too_large',
  'malformed',
  'malformed_json',
  'malformed_url',
  'member_already',
  'member_not_found',
  'message_not_found',
  'method_not_allowed',
  'network_not_allowed',
  'more_than_left',
  'moved_too_often',
  'never_open',
  'newer_version',
  'no_erasure',
  'no_free_colleague',
  'no_organisation',
  'no_scanner',
  'no_second_factor',
  'no_such_client',
  'no_such_request',
  'nobody',
  'not_a_colleague',
  'not_a_cursor',
  'not_a_network',
  'not_a_reader',
  'not_a_url',
  'not_acceptable',
  'not_allowed_to_manage',
  'not_as_ubl',
  'not_closed',
  'not_delegated',
  'not_drawable',
  'not_found',
  'not_free_to_join',
  'not_https',
  'not_in_a_company',
  'not_in_organisation',
  'not_in_the_team',
  'not_linked',
  'not_pending',
  'not_rated_yet',
  'not_set_aside',
  'not_signatory',
  'not_with_api_token',
  'not_your_kind',
  'not_your_view',
  'not_yours',
  'note_required',
  'nothing_to_change',
  'nothing_to_credit',
  'offer_accepted',
  'one_file_only',
  'only_managers',
  'organisation_full',
  'organisation_not_found',
  'own_deputy',
  'own_second_factor',
  'participant_not_found',
  'participants_full',
  'passkey_known',
  'passkey_refused',
  'passkey_unknown',
  'password_locked',
  'password_needed',
  'payload_too_large',
  'pay_link_dead',
  'payment_not_found',
  'payment_pending',
  'payments_unavailable',
  'period_too_long',
  'person_erased',
  'person_not_found',
  'plan_item_not_found',
  'port_not_allowed',
  'precondition_failed',
  'price_agreed',
  'private_address',
  'proposal_not_found',
  'proposal_state',
  'provider_not_offered',
  'provider_unavailable',
  'public_domain',
  'quota_exceeded',
  'range_not_satisfiable',
  'rating_link_dead',
  'reauthentication_required',
  'repeated',
  'request_closed',
  'request_is_personal',
  'request_not_found',
  'required',
  'review_has_begun',
  'scope_missing',
  'scope_not_yours',
  'second_factor_required',
  'sender_unknown',
  'session_not_found',
  'signature_invalid',
  'slower_than_promised',
  'slug_taken',
  'space_used_up',
  'staff_account',
  'staff_already',
  'staff_erased_by_admin',
  'staff_only',
  'statement_refused',
  'storage_unavailable',
  'subscriber_not_found',
  'takes_money_back',
  'time_taken',
  'title_taken',
  'token_expired',
  'token_invalid',
  'token_required',
  'token_revoked',
  'token_superseded',
  'token_used',
  'too_large',
  'too_late_to_change',
  'too_late_to_remove',
  'too_long_ago',
  'too_many_absences',
  'too_many_api_tokens',
  'too_many_authenticators',
  'too_many_calendars',
  'too_many_call_types',
  'too_many_calls',
  'too_many_files',
  'too_many_invoices',
  'too_many_invoices_of_payment',
  'too_many_mails',
  'too_many_proposals',
  'too_many_replies',
  'too_many_views',
  'too_many_wait',
  'too_many_webhooks',
  'too_much_to_replay',
  'type_not_yours',
  'unauthenticated',
  'unavailable',
  'unknown_filter',
  'unknown_page',
  'unknown_placeholder',
  'unknown_value',
  'unknown_zone',
  'unsupported_media_type',
  'uri_too_long',
  'validation_failed',
  'version_conflict',
  'view_name_taken',
  'view_not_found',
  'weak_password',
  'webhook_disabled',
  'webhook_not_found',
  'wrong_code',
  'wrong_password',
] as const;
export type ErrorCode = (typeof ErrorCodeValues)[number];

export const EvidenceKindValues = ['number', 'sum', 'sum and name'] as const;
export type EvidenceKind = (typeof EvidenceKindValues)[number];

export const FileMediaTypeValues = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/avif',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/plain',
] as const;
export type FileMediaType = (typeof FileMediaTypeValues)[number];

export const FileStateValues = ['scanning', 'unscanned', 'clean', 'quarantined', 'failed'] as const;
export type FileState = (typeof FileStateValues)[number];

export const GrantValues = ['finance'] as const;
export type Grant = (typeof GrantValues)[number];

export const InboundMailReasonValues = [
  'other_sender',
  'unclear_sender',
  'only_subject',
  'unproven',
  'dmarc_failed',
  'too_many',
  'empty',
  'maybe_automatic',
  'encrypted',
  'winmail',
  'unknown_encoding',
  'too_long',
  'no_request',
  'unknown_sender',
  'no_access',
  'automatic',
  'mailing_list',
  'bounce',
  'own_mail',
  'test_answer',
  'too_large',
  'unreadable',
  'gave_up',
] as const;
export type InboundMailReason = (typeof InboundMailReasonValues)[number];

export const InboundMailStateValues = [
  'received',
  'imported',
  'held',
  'unmatched',
  'ignored',
  'failed',
  'dismissed',
] as const;
export type InboundMailState = (typeof InboundMailStateValues)[number];

export const InvoiceAgeValues = ['not_due', 'to_30', 'to_60', 'over_60'] as const;
export type InvoiceAge = (typeof InvoiceAgeValues)[number];

export const InvoiceKindValues = ['deposit', 'stage', 'final', 'credit'] as const;
export type InvoiceKind = (typeof InvoiceKindValues)[number];

export const InvoiceStateValues = [
  'draft',
  'issued',
  'part_paid',
  'paid',
  'credited',
  'written_off',
] as const;
export type InvoiceState = (typeof InvoiceStateValues)[number];

export const IssueDeliveryStateValues = [
  'waiting',
  'sending',
  'sent',
  'unsure',
  'bounced',
  'failed',
  'refused',
  'left',
  'complained',
  'unresolved',
] as const;
export type IssueDeliveryState = (typeof IssueDeliveryStateValues)[number];

export const IssueHaltValues = ['missed', 'restored', 'bounces', 'complaints', 'text'] as const;
export type IssueHalt = (typeof IssueHaltValues)[number];

export const IssueMoveValues = [
  'submit',
  'return',
  'approve',
  'schedule',
  'unschedule',
  'pause',
  'resume',
  'stop',
  'withdraw',
  'restore',
] as const;
export type IssueMove = (typeof IssueMoveValues)[number];

export const IssueStateValues = [
  'draft',
  'review',
  'approved',
  'scheduled',
  'freezing',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const;
export type IssueState = (typeof IssueStateValues)[number];

export const LandingServiceValues = [
  'AI Consulting',
  'Machine Learning',
  'Data Analytics',
  'AI Integration',
  'Custom Web Applications',
] as const;
export type LandingService = (typeof LandingServiceValues)[number];

export const LeadEventKindValues = ['note', 'state', 'request'] as const;
export type LeadEventKind = (typeof LeadEventKindValues)[number];

export const LeadFormValues = ['contact', 'service', 'mvp', 'notify', 'complaint', 'call'] as const;
export type LeadForm = (typeof LeadFormValues)[number];

export const LeadServiceValues = [
  'AI Consulting',
  'Machine Learning',
  'Data Analytics',
  'AI Integration',
  'Custom Web Applications',
  'MVP Development',
  'General',
  'Complaint',
  'Call',
  'Webinars',
  'Resources',
  'Startup AI Package',
  'Demo',
] as const;
export type LeadService = (typeof LeadServiceValues)[number];

export const LeadStateValues = ['new', 'contacted', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof LeadStateValues)[number];

export const LeadTrapValues = ['honeypot', 'too_fast'] as const;
export type LeadTrap = (typeof LeadTrapValues)[number];

export const LeavingReasonValues = ['too_many', 'not_relevant', 'never_asked', 'other'] as const;
export type LeavingReason = (typeof LeavingReasonValues)[number];

export const LineUnitValues = ['day', 'piece', 'fixed'] as const;
export type LineUnit = (typeof LineUnitValues)[number];

export const MailDeliveryValues = ['at_once', 'daily', 'never'] as const;
export type MailDelivery = (typeof MailDeliveryValues)[number];

export const MailKindValues = [
  'request_moves',
  'request_messages',
  'new_requests',
  'assigned_to_me',
  'client_replies',
  'client_changes',
  'due_times',
] as const;
export type MailKind = (typeof MailKindValues)[number];

export const MailPoolValues = ['google', 'microsoft', 'yahoo', 'apple', 'rest'] as const;
export type MailPool = (typeof MailPoolValues)[number];

export const MailStateValues = [
  'held',
  'waiting',
  'queued',
  'sending',
  'sent',
  'merged',
  'dead',
  'skipped',
  'cancelled',
] as const;
export type MailState = (typeof MailStateValues)[number];

export const MailTemplateValues = [
  'acceptance-code',
  'address-changing',
  'already-have-account',
  'api-token-created',
  'calendar-unread',
  'call-for-booker',
  'call-for-host',
  'call-not-booked',
  'client-invitation',
  'client-moved-request',
  'client-replied',
  'colleague-wrote',
  'company-invitation',
  'company-join-asked',
  'company-joined',
  'company-removed',
  'complaint-received',
  'confirm-address',
  'confirm-new-address',
  'confirm-subscription',
  'erasure-asked',
  'erasure-cancelled',
  'erasure-done',
  'erasure-near',
  'export-ready',
  'invoice-for-client',
  'issue-halted',
  'issue-review',
  'issue-test',
  'lead-received',
  'new-complaint',
  'new-lead',
  'new-request',
  'new-subscriber',
  'newsletter-data-link',
  'participant-added',
  'password-changed',
  'proposal-for-client',
  'proposal-for-staff',
  'rating-asked',
  'rating-low',
  'request-answered',
  'request-assigned',
  'request-delegated',
  'request-invitation',
  'request-overdue',
  'request-received',
  'reset-password',
  'role-changed',
  'second-factor-changed',
  'set-up-test',
  'sign-in-method-changed',
  'staff-invitation',
  'status-changed',
  'subscription-ended',
  'subscription-welcome',
  'testimonial-approved',
  'webhook-disabled',
] as const;
export type MailTemplate = (typeof MailTemplateValues)[number];

export const MemberRoleValues = ['member', 'lead', 'signatory', 'finance'] as const;
export type MemberRole = (typeof MemberRoleValues)[number];

export const MemberStateValues = ['invited', 'requested', 'active'] as const;
export type MemberState = (typeof MemberStateValues)[number];

export const MvpBudgetValues = ['£5k–£10k', '£10k–£25k', 'Over £25k'] as const;
export type MvpBudget = (typeof MvpBudgetValues)[number];

export const MvpTimelineValues = ['ASAP', '4–6 weeks', '2–3 months'] as const;
export type MvpTimeline = (typeof MvpTimelineValues)[number];

export const NewsletterTopicValues = ['newsletter', 'webinars', 'resources'] as const;
export type NewsletterTopic = (typeof NewsletterTopicValues)[number];

export const NextMoverValues = ['client', 'staff', 'nobody'] as const;
export type NextMover = (typeof NextMoverValues)[number];

export const NotificationFilterValues = ['all', 'unread'] as const;
export type NotificationFilter = (typeof NotificationFilterValues)[number];

export const NotificationTypeValues = ['success', 'warning', 'info'] as const;
export type NotificationType = (typeof NotificationTypeValues)[number];

export const NotifyTopicValues = ['webinars', 'resources', 'startup-package', 'demo'] as const;
export type NotifyTopic = (typeof NotifyTopicValues)[number];

export const PanelValues = ['admin', 'manager', 'support'] as const;
export type Panel = (typeof PanelValues)[number];

export const PartKindValues = ['deposit', 'stage', 'final'] as const;
export type PartKind = (typeof PartKindValues)[number];

export const PaymentByHandValues = ['bank', 'cash'] as const;
export type PaymentByHand = (typeof PaymentByHandValues)[number];

export const PaymentKindValues = ['card', 'bank', 'cash', 'refund', 'dispute'] as const;
export type PaymentKind = (typeof PaymentKindValues)[number];

export const PersonSortValues = ['newest', 'name', 'last-seen'] as const;
export type PersonSort = (typeof PersonSortValues)[number];

export const PersonStateValues = ['active', 'invited', 'deactivated'] as const;
export type PersonState = (typeof PersonStateValues)[number];

export const ProposalCapacityValues = ['client', 'signatory', 'order'] as const;
export type ProposalCapacity = (typeof ProposalCapacityValues)[number];

export const ProposalDecisionValues = ['accepted', 'declined'] as const;
export type ProposalDecision = (typeof ProposalDecisionValues)[number];

export const ProposalKindValues = ['offer', 'change'] as const;
export type ProposalKind = (typeof ProposalKindValues)[number];

export const ProposalStateValues = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const;
export type ProposalState = (typeof ProposalStateValues)[number];

export const ProviderValues = ['google', 'facebook'] as const;
export type Provider = (typeof ProviderValues)[number];

export const PublishedTypeValues = [
  'call.booked',
  'call.cancelled',
  'call.moved',
  'file.added',
  'file.checked',
  'file.removed',
  'invoice.credited',
  'invoice.issued',
  'invoice.paid',
  'lead.moved',
  'lead.received',
  'payment.received',
  'proposal.accepted',
  'proposal.declined',
  'proposal.sent',
  'request.answered',
  'request.edited',
  'request.moved',
  'request.priced',
  'request.raised',
  'request.reopened',
  'request.replied',
  'request.urgency_changed',
  'request.withdrawn',
] as const;
export type PublishedType = (typeof PublishedTypeValues)[number];

export const RatingReasonValues = ['result', 'contact', 'speed', 'price', 'handover'] as const;
export type RatingReason = (typeof RatingReasonValues)[number];

export const ReminderStepValues = ['before', 'first', 'second', 'third'] as const;
export type ReminderStep = (typeof ReminderStepValues)[number];

export const ReportGroupingValues = ['team', 'person', 'service', 'month'] as const;
export type ReportGrouping = (typeof ReportGroupingValues)[number];

export const ReportTeamValues = ['manager', 'support', 'none'] as const;
export type ReportTeam = (typeof ReportTeamValues)[number];

export const RequestSortValues = [
  'created',
  'updated',
  'project',
  'client',
  'service',
  'status',
  'budget',
  'urgency',
  'due',
] as const;
export type RequestSort = (typeof RequestSortValues)[number];

export const RequestStatusValues = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
  'withdrawn',
] as const;
export type RequestStatus = (typeof RequestStatusValues)[number];

export const RoleValues = ['client', 'support', 'manager', 'admin'] as const;
export type Role = (typeof RoleValues)[number];

export const ServiceTypeValues = [
  'ai-consulting',
  'data-analytics',
  'machine-learning',
  'ai-integration',
  'custom-app',
  'other',
] as const;
export type ServiceType = (typeof ServiceTypeValues)[number];

export const SetUpStepValues = [
  'hours',
  'calendar',
  'meeting_link',
  'replies',
  'second_admin',
  'mail_out',
  'mail_in',
  'brand',
  'legal',
] as const;
export type SetUpStep = (typeof SetUpStepValues)[number];

export const SharingValues = ['none', 'leads', 'everyone'] as const;
export type Sharing = (typeof SharingValues)[number];

export const SideValues = ['client', 'staff'] as const;
export type Side = (typeof SideValues)[number];

export const SiteEventLabelValues = [
  'ai-for-startups',
  'ai-transformation',
  'machine-learning',
  'data-analytics',
] as const;
export type SiteEventLabel = (typeof SiteEventLabelValues)[number];

export const SiteEventNameValues = [
  'cta_click_book_call',
  'cta_download_package',
  'ebook_download',
] as const;
export type SiteEventName = (typeof SiteEventNameValues)[number];

export const StaffRoleValues = ['support', 'manager', 'admin'] as const;
export type StaffRole = (typeof StaffRoleValues)[number];

export const StaffStatusValues = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
] as const;
export type StaffStatus = (typeof StaffStatusValues)[number];

export const StatementFormatValues = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof StatementFormatValues)[number];

export const SubscriberStateValues = [
  'pending',
  'confirmed',
  'unsubscribed',
  'suppressed',
] as const;
export type SubscriberState = (typeof SubscriberStateValues)[number];

export const SubscriptionStateValues = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SubscriptionStateValues)[number];

export const SuppressionReasonValues = ['bounce', 'complaint'] as const;
export type SuppressionReason = (typeof SuppressionReasonValues)[number];

export const TeamValues = ['manager', 'support'] as const;
export type Team = (typeof TeamValues)[number];

export const TestimonialStateValues = ['approved', 'withdrawn'] as const;
export type TestimonialState = (typeof TestimonialStateValues)[number];

export const TimelineValues = [
  '1-2-weeks',
  '1-month',
  '2-3-months',
  '3-6-months',
  'flexible',
] as const;
export type Timeline = (typeof TimelineValues)[number];

export const UpcomingKindValues = ['reply'] as const;
export type UpcomingKind = (typeof UpcomingKindValues)[number];

export const UrgencyValues = ['low', 'medium', 'high', 'critical'] as const;
export type Urgency = (typeof UrgencyValues)[number];

export const VatCategoryValues = ['S', 'Z', 'E', 'AE', 'O'] as const;
export type VatCategory = (typeof VatCategoryValues)[number];

export const VatStepValues = ['month', 'quarter'] as const;
export type VatStep = (typeof VatStepValues)[number];

export const WebhookStateValues = ['active', 'disabled'] as const;
export type WebhookState = (typeof WebhookStateValues)[number];

export const ZeroCategoryValues = ['Z', 'E', 'AE', 'O'] as const;
export type ZeroCategory = (typeof ZeroCategoryValues)[number];
