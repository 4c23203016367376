import { Module } from '@nestjs/common';
import { AppModule } from './app.module';
import { Housekeeping } from './housekeeping';
import { MailWorkerModule } from './mail/mail-worker.module';

@Module({ imports: [AppModule, MailWorkerModule], providers: [Housekeeping] })
export class WorkerModule {}
