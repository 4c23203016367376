import { Module } from '@nestjs/common';
import { AppModule } from './app.module';
import { ContactsWorkerModule } from './contacts/contacts-worker.module';
import { EventsWorkerModule } from './events/events.public';
import { MailWorkerModule } from './mail/mail-worker.module';
import { AttachmentsModule, ScanFiles, SweepFiles } from './modules/attachments/attachments.public';
import { FoldReportChanges } from './modules/reports/reports.public';
import { DueClocks, FoldRequestCounts, RequestsModule } from './modules/requests/requests.public';
import { ServiceLevelsModule } from './modules/service-levels/service-levels.public';
import { Housekeeping } from './retention/housekeeping';
import { NightlyRetention } from './retention/nightly-retention';
import { RetentionModule } from './retention/retention.module';

@Module({
  imports: [
    AppModule,
    AttachmentsModule,
    ContactsWorkerModule,
    EventsWorkerModule,
    MailWorkerModule,
    RetentionModule,
    RequestsModule,
    ServiceLevelsModule,
  ],
  providers: [
    DueClocks,
    FoldReportChanges,
    FoldRequestCounts,
    Housekeeping,
    NightlyRetention,
    ScanFiles,
    SweepFiles,
  ],
})
export class WorkerModule {}
