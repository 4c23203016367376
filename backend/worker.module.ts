import { LinksModule } from './links/links.public';
import { Module } from '@nestjs/common';
import { AppModule } from './app.module';
import { ContactsWorkerModule } from './modules/newsletter/newsletter.public';
import { EventsWorkerModule } from './events/events.public';
import { MailWorkerModule } from './mail/mail-worker.module';
import { DeleteObjects, FilesModule, ScanFiles, SweepFiles } from './modules/files/files.public';
import {
  ImportMails,
  InboundMailModule,
  WatchMailbox,
} from './modules/inbound-mail/inbound-mail.public';
import { SendIssues } from './modules/issues/issues.public';
import { CallsModule, ReadBusyTimes, SendReminders } from './modules/calls/calls.public';
import { PrivacyChores, PrivacyModule, RunDataRequests } from './modules/privacy/privacy.public';
import { MakeDocuments } from './documents/make-documents';
import { ExpireProposals } from './modules/proposals/proposals.public';
import {
  InvoicesModule,
  IssueDeposits,
  SendInvoiceReminders,
} from './modules/invoices/invoices.public';
import { AskCheckouts, PaymentsModule, SettleFacts } from './modules/payments/payments.public';
import { AskForRatings } from './modules/ratings/ratings.public';
import { FoldReportChanges } from './modules/request-lists/request-lists.public';
import { DueClocks, ResponseTimesModule } from './modules/response-times/response-times.public';
import { RequestsModule } from './modules/requests/requests.public';
import { SendDeliveries, WebhooksModule } from './modules/webhooks/webhooks.public';
import { Housekeeping, NightlyRetention } from './background/nightly-retention';
import { RetentionModule } from './background/retention';

@Module({
  imports: [
    AppModule,
    CallsModule,
    FilesModule,
    LinksModule,
    ContactsWorkerModule,
    EventsWorkerModule,
    InboundMailModule,
    InvoicesModule,
    MailWorkerModule,
    PaymentsModule,
    PrivacyModule,
    RetentionModule,
    RequestsModule,
    ResponseTimesModule,
    WebhooksModule,
  ],
  providers: [
    AskCheckouts,
    AskForRatings,
    DeleteObjects,
    DueClocks,
    ExpireProposals,
    FoldReportChanges,
    Housekeeping,
    ImportMails,
    IssueDeposits,
    MakeDocuments,
    NightlyRetention,
    PrivacyChores,
    ReadBusyTimes,
    RunDataRequests,
    ScanFiles,
    SendDeliveries,
    SendInvoiceReminders,
    SendIssues,
    SendReminders,
    SettleFacts,
    SweepFiles,
    WatchMailbox,
  ],
})
export class WorkerModule {}
