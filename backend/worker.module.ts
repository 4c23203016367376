import { Module } from '@nestjs/common';
import { AppModule } from './app.module';
import { Housekeeping } from './housekeeping';
import { MailWorkerModule } from './mail/mail-worker.module';
import { NightlyRetention } from './retention/nightly-retention';
import { RetentionModule } from './retention/retention.module';

@Module({
  imports: [AppModule, MailWorkerModule, RetentionModule],
  providers: [Housekeeping, NightlyRetention],
})
export class WorkerModule {}
