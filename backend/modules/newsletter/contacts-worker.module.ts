import { Module } from '@nestjs/common';
import { BrevoModule } from '../../mail/brevo.module';
import { ContactSyncWorker } from './contact-sync-worker';

@Module({ imports: [BrevoModule], providers: [ContactSyncWorker] })
export class ContactsWorkerModule {}
