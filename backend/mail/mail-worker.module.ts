import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { NewsletterModule } from '../modules/newsletter/newsletter.public';
import { BrevoClient } from '../provider/brevo-client';
import { BrevoTransport } from '../provider/brevo-transport';
import { ProviderWorkerModule } from '../provider/provider-worker.module';
import { MailDelivery } from './mail-delivery';
import { MailOutcomes } from './mail-outcomes';
import { mailQueueModule } from './mail-queue';
import { MailTransport } from './mail-transport';
import { OutboxRelay } from './outbox-relay';
import { SmtpTransport } from './smtp-transport';

/** What only the worker process runs. */
@Module({
  imports: [...mailQueueModule(), NewsletterModule, ProviderWorkerModule],
  providers: [
    OutboxRelay,
    MailDelivery,
    MailOutcomes,
    {
      provide: MailTransport,
      inject: [AppConfig, BrevoClient],
      useFactory: (config: AppConfig, client: BrevoClient): MailTransport =>
        config.mail.transport === 'brevo'
          ? new BrevoTransport(config, client)
          : new SmtpTransport(config),
    },
  ],
})
export class MailWorkerModule implements OnApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly transport: MailTransport) {}

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
