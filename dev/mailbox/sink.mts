import { buffer } from 'node:stream/consumers';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../ports.mts';
import { MailStore, type NewMail } from './store.mts';

export type Step = 'AUTH' | 'MAIL FROM' | 'DATA';

/** A loopback SMTP server that stores every mail as a file and delivers none. */
export class SmtpSink {
  readonly port: number;
  readonly url: string;
  readonly store: MailStore;
  readonly #server: SMTPServer;
  readonly #closed = new WeakSet<SMTPServerSession>();

  constructor(port: number, directory: string) {
    this.port = port;
    this.url = `smtp://127.0.0.1:${port}`;
    this.store = new MailStore(directory);
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      size: 10 * 1024 * 1024,
      onData: (stream, session, done) => {
        this.#take(stream, session).then(() => done(), done);
      },
      onAuth: (_auth, _session, done) => {
        this.admit('AUTH').then(() => done(null, { user: 'anyone' }), done);
      },
      onMailFrom: (_address, _session, done) => {
        this.admit('MAIL FROM').then(() => done(), done);
      },
      onClose: (session) => void this.#closed.add(session),
    });
    // A client that disconnects early must not end the process.
    this.#server.on('error', () => undefined);
  }

  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    await this.admit('DATA');
    // A client that got no reply will send its mail again, so this copy is dropped.
    if (this.#closed.has(session)) return;
    await this.store.add(raw, await parse(raw, session));
  }

  /** Called at each step and before a mail is stored; throwing refuses it. */
  protected admit(_at: Step): Promise<void> {
    return Promise.resolve();
  }
}

async function parse(raw: Buffer, { envelope }: SMTPServerSession): Promise<NewMail> {
  const mail = await PostalMime.parse(raw);
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`;
  }
  const { mailFrom, rcptTo } = envelope;
  return {
    from: mail.from?.address ?? (mailFrom ? mailFrom.address : ''),
    envelopeFrom: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address.toLowerCase()).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    calendar: calendarIn(mail.attachments),
    files: mail.attachments.flatMap(({ filename, content, related }) =>
      filename && !related
        ? [{ name: filename, bytes: Buffer.from(content as ArrayBuffer).length }]
        : [],
    ),
    headers,
  };
}

function calendarIn(attachments: Attachment[]): string | null {
  const found = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!found) return null;
  const { content } = found;
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
}

export async function startSmtpSink<Sink extends SmtpSink = SmtpSink>(
  { directory, preferredPort }: { directory: string; preferredPort?: number },
  Kind = SmtpSink as new (port: number, directory: string) => Sink,
): Promise<Sink> {
  const sink = new Kind(await freePort(preferredPort), directory);
  await sink.listen();
  return sink;
}
