import { Module } from '@nestjs/common';
import { AppModule } from './app.module';
import { Housekeeping } from './housekeeping';
import { MailWorkerModule } from './mail/mail-worker.module';
import { FoldRequestCounts } from './modules/requests/request-counts';
import { NightlyRetention } from './retention/nightly-retention';
import { RetentionModule } from './retention/retention.module';

@Module({
  imports: [AppModule, MailWorkerModule, RetentionModule],
  providers: [FoldRequestCounts, Housekeeping, NightlyRetention],
})
export class WorkerModule {}
