import { AppConfig } from '../config/app-config';
import type { RenderedMail } from './define-mail';
import {
  DeliveryPostponed,
  DeliveryRefused,
  headersOf,
  messageIdOf,
  type MailTransport,
} from './mail-transport';
import { dateHeader, fromHeader, header, mimeOf, subjectHeader } from './mime';
import { isServerAway, refusesAddress, type SmtpError } from './refusals';
import { SmtpPool } from './smtp-pool';

export class SmtpTransport implements MailTransport {
  private readonly pool: SmtpPool;

  constructor(private readonly config: AppConfig) {
    this.pool = new SmtpPool(config);
  }

  async send(id: string, mail: RenderedMail): Promise<void> {
    const { from, inbox } = this.config.mail;
    const headers = [
      fromHeader(from),
      `To: ${mail.to}`,
      `Reply-To: ${mail.replyTo ?? inbox}`,
      subjectHeader(mail.subject),
      `Message-ID: ${messageIdOf(id, from)}`,
      dateHeader(),
      ...Object.entries(headersOf(mail)).map(([name, value]) => header(name, value)),
    ];
    const raw = mimeOf(headers, mail);
    const sending = this.pool.send({ envelope: { from, to: mail.to }, raw });
    await sending.catch((error: SmtpError) => {
      if (refusesAddress(error)) throw new DeliveryRefused(error.message, { isAboutAddress: true });
      if (isServerAway(error)) throw new DeliveryPostponed(error.message);
      throw error;
    });
  }

  close(): void {
    this.pool.close();
  }
}
