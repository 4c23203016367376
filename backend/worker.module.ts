import { Module } from '@nestjs/common';
import { AppModule } from './app.module';
import { ContactsWorkerModule } from './modules/newsletter/newsletter.public';
import { EventsWorkerModule } from './events/events.public';
import { MailWorkerModule } from './mail/mail-worker.module';
import { AttachmentsModule, ScanFiles, SweepFiles } from './modules/attachments/attachments.public';
import {
  ImportMails,
  InboundMailModule,
  SweepMails,
  WatchMailbox,
} from './modules/inbound-mail/inbound-mail.public';
import { PrivacyModule, RunDataRequests } from './modules/privacy/privacy.public';
import { FoldReportChanges } from './modules/reports/reports.public';
import { DueClocks, FoldRequestCounts, RequestsModule } from './modules/requests/requests.public';
import { ServiceLevelsModule } from './modules/service-levels/service-levels.public';
import { SendDeliveries, WebhooksModule } from './modules/webhooks/webhooks.public';
import { Housekeeping } from './background/housekeeping';
import { NightlyRetention } from './background/nightly-retention';
import { RetentionModule } from './background/retention.module';

@Module({
  imports: [
    AppModule,
    AttachmentsModule,
    ContactsWorkerModule,
    EventsWorkerModule,
    InboundMailModule,
    MailWorkerModule,
    PrivacyModule,
    RetentionModule,
    RequestsModule,
    ServiceLevelsModule,
    WebhooksModule,
  ],
  providers: [
    DueClocks,
    FoldReportChanges,
    FoldRequestCounts,
    Housekeeping,
    ImportMails,
    NightlyRetention,
    RunDataRequests,
    ScanFiles,
    SendDeliveries,
    SweepFiles,
    SweepMails,
    WatchMailbox,
  ],
})
export class WorkerModule {}
