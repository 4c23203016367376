import { Module } from '@nestjs/common';
import { BrevoModule } from '../../mail/brevo.module';
import { ContactSyncWorker } from './contact-sync-worker';

/** What only the worker process runs. */
@Module({ imports: [BrevoModule], providers: [ContactSyncWorker] })
export class ContactsWorkerModule {}
