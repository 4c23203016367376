import { domainToASCII } from 'node:url';
import type { Writable } from 'node:stream';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { AppConfig } from '../config/app-config';

const SECOND = 1_000;

/** `raw` is the whole message with its headers. */
export type RawMail = { envelope: { from: string; to: string }; raw: string };

type PoolMail = Parameters<SMTPPool['send']>[0];

/**
 * Nodemailer's pool without its composer: the composer would parse each message that is complete
 * already and pass it through four streams.
 */
export class SmtpPool {
  private readonly pool: SMTPPool;

  /** With `maxRequeues: 0` a mail whose connection broke is not repeated. */
  constructor(config: AppConfig, options: { maxRequeues?: number } = {}) {
    const smtp = new URL(config.mail.smtpUrl);
    this.pool = new SMTPPool({
      host: smtp.hostname,
      port: Number(smtp.port) || (smtp.protocol === 'smtps:' ? 465 : 587),
      secure: smtp.protocol === 'smtps:',
      requireTLS: smtp.protocol === 'smtp:' && requiresTls(smtp, config.production),
      ...(smtp.username && {
        auth: {
          user: decodeURIComponent(smtp.username),
          pass: decodeURIComponent(smtp.password),
        },
      }),
      ...options,
      maxConnections: config.mail.concurrency,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    });
  }

  send({ envelope: { from, to }, raw }: RawMail): Promise<void> {
    const mail = {
      data: {},
      message: {
        getEnvelope: () => ({ from: inAscii(from), to: [inAscii(to)] }),
        messageId: () => '',
        getHeader: () => '',
        createReadStream: () => new WholeMessage(raw),
      },
    };
    return new Promise((resolve, reject) => {
      this.pool.send(mail as unknown as PoolMail, (error) => (error ? reject(error) : resolve()));
    });
  }

  close(): void {
    this.pool.close();
  }
}

/** The part of a stream that the pool uses: it repeats a message only if none of it was read. */
class WholeMessage {
  readableDidRead = false;

  constructor(private readonly raw: string) {}

  pipe(connection: Writable): void {
    this.readableDidRead = true;
    connection.end(this.raw);
  }
}

/** Domains travel in ASCII (RFC 5891). */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

/** `?requireTLS=false` marks a private network. */
const requiresTls = ({ searchParams }: URL, production: boolean): boolean =>
  searchParams.get('requireTLS') === 'true' ||
  (production && searchParams.get('requireTLS') !== 'false');
