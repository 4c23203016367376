import type { paths } from './generated/schema';

type Op<Path extends keyof paths, Method extends string> =
  paths[Path] extends Record<Method, infer Found> ? Found : never;

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : undefined;

/** Bytes are sent unchanged, all other bodies as JSON. */
type SentOf<Part> = Part extends { content: { 'application/octet-stream': unknown } }
  ? Blob
  : JsonOf<Part>;

export type AnswerOf<Path extends keyof paths, Method extends string> =
  Op<Path, Method> extends { responses: infer Responses }
    ? JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>
    : never;

export type BodyOf<Path extends keyof paths, Method extends string = 'post'> = SentOf<
  NonNullable<Op<Path, Method> extends { requestBody?: infer Body } ? Body : never>
>;

/** A call's path, query and header parameters. */
export type ParamsOf<Path extends keyof paths, Method extends string> =
  Op<Path, Method> extends { parameters: infer Params } ? Params : never;

export type GetPath = {
  [Path in keyof paths]: paths[Path] extends { get: unknown } ? Path : never;
}[keyof paths];

export type QueryOf<Path extends GetPath> = NonNullable<
  ParamsOf<Path, 'get'> extends { query?: infer Query } ? Query : never
>;

export type Attachment = AnswerOf<'/api/attachments', 'post'>['attachment'];
export type QuarantinedFile = AnswerOf<'/api/admin/quarantined-files', 'get'>['files'][number];
export type InboundMail = AnswerOf<'/api/inbound-mails', 'get'>['mails'][number];
export type ClientRequest = AnswerOf<'/api/get-requests', 'get'>['requests'][number];
export type StaffRequest = AnswerOf<'/api/admin-requests', 'get'>['requests'][number];
export type RequestDetail = AnswerOf<'/api/requests/{id}', 'get'>['request'];
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
export type ApiToken = AnswerOf<'/api/tokens', 'get'>['tokens'][number];
export type Company = AnswerOf<'/api/company', 'get'>;
export type Member = Company['members'][number];
export type Organisation = AnswerOf<'/api/organisations/{id}', 'get'>;
export type OwnPrivacy = AnswerOf<'/api/privacy', 'get'>;
export type DataRequest = AnswerOf<'/api/admin/privacy', 'get'>['dataRequests'][number];
export type Session = AnswerOf<'/api/sessions', 'get'>['sessions'][number];
export type MailPreferences = AnswerOf<'/api/profile/mail-preferences', 'get'>;
export type SignInMethods = AnswerOf<'/api/auth/methods', 'get'>;
export type SecondFactor = AnswerOf<'/api/second-factor', 'get'>;
export type Authenticator = SecondFactor['authenticators'][number];
export type Policy = AnswerOf<'/api/service-levels', 'get'>['policy'];
export type Calendar = AnswerOf<'/api/service-levels', 'get'>['calendars'][number];
export type Absence = AnswerOf<'/api/absences', 'get'>['absences'][number];
export type CannedReply = AnswerOf<'/api/canned-replies', 'get'>['replies'][number];
export type Webhook = AnswerOf<'/api/webhooks', 'get'>['webhooks'][number];
export type Delivery = AnswerOf<'/api/webhooks/{id}/deliveries', 'get'>['deliveries'][number];
