import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AccessModule } from './access/access.module';
import { ConfigModule } from './config/app-config';
import { DatabaseModule } from './database/database.module';
import { ENTITIES } from './entities';
import { ProblemFilter } from './errors/problem.filter';
import { EventsModule } from './events/events.public';
import { FormsModule } from './access/forms.controller';
import { HttpModule } from './http/signed-cookies';
import { LinksModule } from './links/links.public';
import { LiveModule } from './live/live.public';
import { MailModule } from './mail/mail.module';
import { ApiTokensModule } from './modules/api-tokens/api-tokens.public';
import { FilesModule } from './modules/files/files.public';
import { AuditLogModule } from './modules/audit-log/audit-log.public';
import { AuthModule } from './modules/auth/auth.public';
import { CallsModule } from './modules/calls/calls.public';
import { RatingsModule } from './modules/ratings/ratings.public';
import { CompaniesModule } from './modules/companies/companies.public';
import { DelegationModule } from './modules/delegation/delegation.public';
import { ConsentModule } from './modules/consent/consent.public';
import { IssuesModule } from './modules/issues/issues.public';
import { LeadsModule } from './modules/leads/leads.public';
import { NewsletterModule } from './modules/newsletter/newsletter.public';
import { NotificationsModule } from './modules/notifications/notifications.public';
import { RequestListsModule } from './modules/request-lists/request-lists.public';
import { RequestNotificationsModule } from './modules/request-notifications/request-notifications.public';
import { ParticipantsModule } from './modules/participants/participants.public';
import { RequestsModule } from './modules/requests/requests.public';
import { ResponseTimesModule } from './modules/response-times/response-times.public';
import { InboundMailModule } from './modules/inbound-mail/inbound-mail.public';
import { SetUpModule } from './modules/set-up/set-up.public';
import { PrivacyModule } from './modules/privacy/privacy.public';
import { InvoicesModule } from './modules/invoices/invoices.public';
import { PaymentsModule } from './modules/payments/payments.public';
import { ProposalsModule } from './modules/proposals/proposals.public';
import { UsersModule } from './modules/users/users.public';
import { WebhooksModule } from './modules/webhooks/webhooks.public';
import { OperationsModule } from './operations/operations.module';
import { PersonalDataModule } from './personal-data/personal-data.public';
import { RedisModule } from './database/redis.module';
import { StorageModule } from './storage/file-storage';
import { FieldValidationPipe } from './validation/validation.pipe';
import './idempotency/idempotency.personal-data';
import './site/unconfirmed-figures';

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
    AuthModule,
    ApiTokensModule,
    ResponseTimesModule,
    RequestsModule,
    ParticipantsModule,
    FilesModule,
    InboundMailModule,
    DelegationModule,
    RequestNotificationsModule,
    RequestListsModule,
    LeadsModule,
    CallsModule,
    InvoicesModule,
    PaymentsModule,
    ProposalsModule,
    RatingsModule,
    NewsletterModule,
    IssuesModule,
    NotificationsModule,
    UsersModule,
    CompaniesModule,
    WebhooksModule,
    PrivacyModule,
    AuditLogModule,
    ConsentModule,
    SetUpModule,
    OperationsModule,
    AccessModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: FieldValidationPipe },
  ],
})
export class AppModule {}
