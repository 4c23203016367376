import type { paths } from './generated/schema';

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

export type AnswerOf<
  Path extends keyof paths,
  Method extends keyof paths[Path],
  Status extends number = 200,
> = paths[Path][Method] extends { responses: infer Responses }
  ? Status extends keyof Responses
    ? JsonOf<Responses[Status]>
    : never
  : never;

export type Attachment = AnswerOf<'/api/attachments', 'post', 201>['attachment'];
export type QuarantinedFile = AnswerOf<'/api/admin/quarantined-files', 'get'>['files'][number];
export type InboundMail = AnswerOf<'/api/inbound-mails', 'get'>['mails'][number];
export type ClientRequest = AnswerOf<'/api/get-requests', 'get'>['requests'][number];
export type StaffRequest = AnswerOf<'/api/admin-requests', 'get'>['requests'][number];
export type RequestDetail = AnswerOf<'/api/requests/{id}', 'get'>['request'];
export type Pagination = AnswerOf<'/api/admin-requests', 'get'>['pagination'];
export type Service = AnswerOf<'/api/services', 'get'>['services'][number];
export type Lead = AnswerOf<'/api/leads', 'get'>['leads'][number];
export type LeadDetail = AnswerOf<'/api/leads/{id}', 'get'>;
export type Subscriber = AnswerOf<'/api/subscribers', 'get'>['subscribers'][number];
export type SubscriberDetail = AnswerOf<'/api/subscribers/{id}', 'get'>;
export type MailEntry = AnswerOf<'/api/ops/mails', 'get'>['mails'][number];
export type MailBacklog = AnswerOf<'/api/ops/mail-backlog', 'get'>;
export type ContactSync = AnswerOf<'/api/ops/contacts', 'get'>['contacts'][number];
export type FailingEvent = AnswerOf<'/api/ops/events', 'get'>['events'][number];
export type RetentionRun = AnswerOf<'/api/ops/retention', 'get'>['runs'][number];
export type Person = AnswerOf<'/api/people', 'get'>['people'][number];
export type PersonDetail = AnswerOf<'/api/people/{id}', 'get'>;
export type PersonSession = AnswerOf<'/api/people/{id}/sessions', 'get'>['sessions'][number];
export type AuditEntry = AnswerOf<'/api/audit', 'get'>['entries'][number];
export type Notifications = AnswerOf<'/api/notifications', 'get'>;
export type Notification = Notifications['notifications'][number];
