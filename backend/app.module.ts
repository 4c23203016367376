import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AccessModule } from './access/access.module';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { ENTITIES } from './entities';
import { ProblemFilter } from './errors/problem.filter';
import { EventsModule } from './events/events.public';
import { FormsModule } from './forms/forms.module';
import { HttpModule } from './http/http.module';
import './idempotency/idempotency.personal-data';
import './idempotency/idempotency.retention';
import './retention/retention.personal-data';
import { LinksModule } from './links/links.public';
import { LiveModule } from './live/live.public';
import { MailModule } from './mail/mail.module';
import { AbsencesModule } from './modules/absences/absences.public';
import { ApiTokensModule } from './modules/api-tokens/api-tokens.public';
import { AttachmentsModule } from './modules/attachments/attachments.public';
import { AuditLogModule } from './modules/audit-log/audit-log.public';
import { AuthModule } from './modules/auth/auth.public';
import { CannedRepliesModule } from './modules/canned-replies/canned-replies.public';
import { CompanyModule } from './modules/company/company.public';
import { CookieChoicesModule } from './modules/cookie-choices/cookie-choices.public';
import { DelegationModule } from './modules/delegation/delegation.public';
import { LeadsModule } from './modules/leads/leads.public';
import { NewsletterModule } from './modules/newsletter/newsletter.public';
import { NotificationsModule } from './modules/notifications/notifications.public';
import { PeopleModule } from './modules/people/people.public';
import { QueueModule } from './modules/queue/queue.public';
import { ReportsModule } from './modules/reports/reports.public';
import { RequestsModule } from './modules/requests/requests.public';
import { ServiceLevelsModule } from './modules/service-levels/service-levels.public';
import { SiteEventsModule } from './modules/site-events/site-events.public';
import { InboundMailModule } from './modules/inbound-mail/inbound-mail.public';
import { SecondFactorModule } from './modules/second-factor/second-factor.public';
import { InvitationsModule } from './modules/invitations/invitations.public';
import { PrivacyModule } from './modules/privacy/privacy.public';
import { ProfileModule } from './modules/profile/profile.public';
import { WebhooksModule } from './modules/webhooks/webhooks.public';
import { OperationsModule } from './operations/operations.module';
import { ObservabilityModule } from './observability/observability.module';
import { PersonalDataModule } from './personal-data/personal-data.public';
import { RedisModule } from './redis/redis.module';
import { StorageModule } from './storage/storage.public';
import { FieldValidationPipe } from './validation/validation.pipe';

@Module({
  imports: [
    ConfigModule,
    HttpModule,
    RedisModule,
    StorageModule,
    DatabaseModule.of(ENTITIES),
    PersonalDataModule,
    EventsModule,
    LinksModule,
    LiveModule,
    MailModule,
    FormsModule,
    ObservabilityModule,
    AuthModule,
    SecondFactorModule,
    ApiTokensModule,
    InvitationsModule,
    ProfileModule,
    AbsencesModule,
    ServiceLevelsModule,
    RequestsModule,
    AttachmentsModule,
    InboundMailModule,
    DelegationModule,
    QueueModule,
    ReportsModule,
    CannedRepliesModule,
    LeadsModule,
    NewsletterModule,
    NotificationsModule,
    PeopleModule,
    CompanyModule,
    WebhooksModule,
    PrivacyModule,
    AuditLogModule,
    SiteEventsModule,
    CookieChoicesModule,
    OperationsModule,
    AccessModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: FieldValidationPipe },
  ],
})
export class AppModule {}
