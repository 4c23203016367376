import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import brand from '../../brand.json';
import { AppConfig } from '../config/app-config';
import { renderHtml, renderText } from './mail-layout';
import type { ComposedMail } from './mail-template';

const SECOND = 1_000;

/** A pooled SMTP connection. Resolves once the server has taken the mail. */
@Injectable()
export class SmtpTransport implements OnApplicationShutdown {
  private readonly transporter: Transporter;

  constructor(private readonly config: AppConfig) {
    const smtp = new URL(config.mail.smtpUrl);
    this.transporter = createTransport({
      host: smtp.hostname,
      port: Number(smtp.port) || (smtp.protocol === 'smtps:' ? 465 : 587),
      secure: smtp.protocol === 'smtps:',
      requireTLS: smtp.searchParams.get('requireTLS') === 'true',
      auth: smtp.username
        ? { user: decodeURIComponent(smtp.username), pass: decodeURIComponent(smtp.password) }
        : undefined,
      pool: true,
      maxConnections: config.mail.concurrency,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(id: string, mail: ComposedMail): Promise<void> {
    await this.transporter.sendMail({
      from: { name: brand.name, address: this.config.mail.from },
      to: { name: '', address: mail.to },
      replyTo: { name: '', address: mail.replyTo ?? this.config.mail.inbox },
      subject: plainSubject(mail.content.subject),
      messageId: `<${id}@${this.config.mail.from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en-GB' },
      text: renderText(mail.content),
      html: renderHtml(mail.content),
    });
  }

  onApplicationShutdown(): void {
    this.transporter.close();
  }
}

/** One line, and nothing in it that a mail reader would decode a second time. */
const plainSubject = (subject: string): string =>
  subject.replace(/\s+/g, ' ').replaceAll('=?', '=\u200B?');
