import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { EventsWorkerModule } from '../events/events.public';
import { BrevoClient, BrevoModule, BrevoTransport } from './brevo-client';
import { MailDelivery } from './mail-delivery';
import { mailQueueModule } from './mail-queue';
import { MailTransport } from './mail-transport';
import { OutboxRelay } from './outbox-relay';
import { SmtpTransport } from './smtp-transport';

@Module({
  imports: [...mailQueueModule(), BrevoModule, EventsWorkerModule],
  providers: [
    OutboxRelay,
    MailDelivery,
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
