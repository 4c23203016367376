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
import './idempotency/idempotency.retention';
import { LinksModule } from './links/links.public';
import { MailModule } from './mail/mail.module';
import { AuditLogModule } from './modules/audit-log/audit-log.public';
import { AuthModule } from './modules/auth/auth.public';
import { CookieChoicesModule } from './modules/cookie-choices/cookie-choices.public';
import { DelegationModule } from './modules/delegation/delegation.public';
import { LeadsModule } from './modules/leads/leads.public';
import { NewsletterModule } from './modules/newsletter/newsletter.public';
import { NotificationsModule } from './modules/notifications/notifications.public';
import { PeopleModule } from './modules/people/people.public';
import { RequestsModule } from './modules/requests/requests.public';
import { SiteEventsModule } from './modules/site-events/site-events.public';
import { InvitationsModule } from './modules/invitations/invitations.public';
import { ProfileModule } from './modules/profile/profile.public';
import { OperationsModule } from './operations/operations.module';
import { ObservabilityModule } from './observability/observability.module';
import { RedisModule } from './redis/redis.module';
import { FieldValidationPipe } from './validation/validation.pipe';

/** The whole product. The API and the worker start from it; the worker adds `MailWorkerModule`. */
@Module({
  imports: [
    ConfigModule,
    HttpModule,
    RedisModule,
    DatabaseModule.of(ENTITIES),
    EventsModule,
    LinksModule,
    MailModule,
    FormsModule,
    ObservabilityModule,
    AuthModule,
    InvitationsModule,
    ProfileModule,
    RequestsModule,
    DelegationModule,
    LeadsModule,
    NewsletterModule,
    NotificationsModule,
    PeopleModule,
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
