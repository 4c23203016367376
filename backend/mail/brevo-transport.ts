import brand from '../../brand.json';
import { AppConfig } from '../config/app-config';
import {
  DeliveryPostponed,
  DeliveryRefused,
  headersOf,
  messageIdOf,
  plainSubject,
  type MailTransport,
} from './mail-transport';
import { renderHtml, renderText } from './mail-layout';
import type { ComposedMail } from './define-mail';
import { BrevoClient, ProviderBusy, ProviderRefusal } from './brevo-client';

export class BrevoTransport implements MailTransport {
  constructor(
    private readonly config: AppConfig,
    private readonly client: BrevoClient,
  ) {}

  async send(id: string, mail: ComposedMail): Promise<void> {
    const { from, inbox } = this.config.mail;
    const email = {
      sender: { name: brand.name, email: from },
      to: [{ email: mail.to }],
      replyTo: { email: mail.replyTo ?? inbox },
      subject: plainSubject(mail.content.subject),
      htmlContent: renderHtml(mail.content),
      textContent: renderText(mail.content),
      // The idempotency key prevents a second mail if a response was lost.
      headers: { ...headersOf(mail), 'Message-ID': messageIdOf(id, from), idempotencyKey: id },
    };
    try {
      await this.client.call('POST', '/smtp/email', email);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof ProviderBusy)
        throw new DeliveryPostponed(message, error.retryAfterSeconds);
      if (!(error instanceof ProviderRefusal)) throw new DeliveryPostponed(message);
      if (error.code === 'duplicate_request') return;
      throw new DeliveryRefused(message, { isAboutAddress: false });
    }
  }

  close(): void {}
}
