import { Module } from '@nestjs/common';
import { BrevoClient } from './brevo-client';
import { ContactSyncWorker } from './contact-sync-worker';

/** What only the worker process runs. */
@Module({ providers: [BrevoClient, ContactSyncWorker], exports: [BrevoClient] })
export class ProviderWorkerModule {}
