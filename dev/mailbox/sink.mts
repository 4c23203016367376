import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../ports.mts';
import { MailStore, type StoredMail } from './store.mts';

/** What the sink does with the next mails; only tests change it. */
export interface Refusal {
  /** The share of mails refused, 1 for all, 0 for none. */
  share: number;
  /** The SMTP reply, e.g. 421 (try later) or 550 (never). */
  code: number;
}

export interface SmtpSink {
  readonly port: number;
  readonly url: string;
  readonly store: MailStore;
  /** Mails taken since the start. */
  readonly accepted: number;
  /** Mails refused since the start. */
  readonly refused: number;
  /** Refuses all mails (true), none (false) or a share of them, with a reply that means "try later". */
  refuse(what: boolean | Partial<Refusal>): void;
  /** Waits this long before it answers a mail, in milliseconds. */
  delay(ms: number): void;
  stop(): Promise<void>;
}

function reply(code: number): Error {
  const error = new Error(code < 500 ? 'Try again later' : 'Mailbox unavailable');
  return Object.assign(error, { responseCode: code });
}

function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', reject);
  });
}

async function parse(
  raw: Buffer,
  session: SMTPServerSession,
): Promise<Omit<StoredMail, 'id' | 'receivedAt'>> {
  const mail = await PostalMime.parse(raw);
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`;
  }
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mail.from?.address ?? (mailFrom ? mailFrom.address : ''),
    to: rcptTo.map(({ address }) => address.toLowerCase()).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers,
  };
}

/** An SMTP server on the loopback that keeps every mail as a file and delivers none. */
export async function startSmtpSink(options: {
  directory: string;
  preferredPort?: number;
}): Promise<SmtpSink> {
  const store = new MailStore(options.directory);
  const counts = { accepted: 0, refused: 0 };
  let refusal: Refusal = { share: 0, code: 421 };
  let waitMs = 0;
  let owed = 0;

  /** Spread evenly rather than by chance, so that a test's outcome does not depend on luck. */
  const refusesThis = (): boolean => {
    owed += refusal.share;
    if (owed < 1) return false;
    owed -= 1;
    return true;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: 10 * 1024 * 1024,
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        const raw = await collect(stream);
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        if (refusesThis()) {
          counts.refused += 1;
          throw reply(refusal.code);
        }
        await store.add(raw, await parse(raw, session));
        counts.accepted += 1;
      };
      take().then(() => done(), done);
    },
    onAuth(_auth, _session, done) {
      done(null, { user: 'anyone' });
    },
  });
  // A client that vanishes in mid-conversation is no reason to end.
  server.on('error', () => undefined);
  const port = await freePort(options.preferredPort);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    store,
    get accepted() {
      return counts.accepted;
    },
    get refused() {
      return counts.refused;
    },
    refuse(what) {
      const wanted = typeof what === 'boolean' ? { share: what ? 1 : 0 } : { share: 1, ...what };
      refusal = { code: 421, ...wanted };
      owed = 0;
    },
    delay(ms) {
      waitMs = ms;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
