import { createTransport, type Transporter } from 'nodemailer';
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

const SECOND = 1_000;

export class SmtpTransport implements MailTransport {
  private readonly transporter: Transporter;

  constructor(private readonly config: AppConfig) {
    this.transporter = smtpPool(config);
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
    const sending = this.transporter.sendMail({ envelope: { from, to: mail.to }, raw });
    await sending.catch((error: SmtpError) => {
      if (refusesAddress(error)) throw new DeliveryRefused(error.message, { isAboutAddress: true });
      if (isServerAway(error)) throw new DeliveryPostponed(error.message);
      throw error;
    });
  }

  close(): void {
    this.transporter.close();
  }
}

/**
 * With `maxRequeues: 0` a mail whose connection broke is not repeated; nodemailer's default does.
 */
export function smtpPool(config: AppConfig, options: { maxRequeues?: number } = {}): Transporter {
  const smtp = new URL(config.mail.smtpUrl);
  return createTransport({
    host: smtp.hostname,
    port: Number(smtp.port) || (smtp.protocol === 'smtps:' ? 465 : 587),
    secure: smtp.protocol === 'smtps:',
    requireTLS: smtp.protocol === 'smtp:' && requiresTls(smtp, config.production),
    auth: smtp.username
      ? { user: decodeURIComponent(smtp.username), pass: decodeURIComponent(smtp.password) }
      : undefined,
    pool: true,
    ...options,
    maxConnections: config.mail.concurrency,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** `?requireTLS=false` marks a private network. */
const requiresTls = ({ searchParams }: URL, production: boolean): boolean =>
  searchParams.get('requireTLS') === 'true' ||
  (production && searchParams.get('requireTLS') !== 'false');
