import type { StoredMail } from '../../dev/mailbox/store.mts';

export type { StoredMail };

export interface MailQuery {
  to?: string;
  subject?: string | RegExp;
  replyTo?: string;
  after?: Date;
}

export class Mailbox {
  readonly #read: (to?: string, from?: Date) => Promise<StoredMail[]>;
  #from: Date | undefined;

  constructor(read: (to?: string, from?: Date) => Promise<StoredMail[]>) {
    this.#read = read;
  }

  /** Ignores the mails received so far, because reading thousands of them is slow. */
  forget(): this {
    this.#from = new Date();
    return this;
  }

  /** Reads `GET /dev/mailbox/messages`, as in browser tests. */
  static at(baseUrl: string): Mailbox {
    return new Mailbox(async (to) => {
      const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
      const response = await fetch(`${baseUrl}/dev/mailbox/messages${query}`);
      if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
      return (await response.json()) as StoredMail[];
    });
  }

  async all(query: MailQuery = {}): Promise<StoredMail[]> {
    const mails = await this.#read(query.to, this.#from);
    return mails.filter((mail) => matches(mail, query));
  }

  /** The newest match, as soon as there is one; fails after 90 s. */
  async waitFor(query: MailQuery): Promise<StoredMail> {
    const [mail] = await this.waitForCount(1, query);
    if (!mail) throw new Error('No mail');
    return mail;
  }

  async waitForCount(count: number, query: MailQuery): Promise<StoredMail[]> {
    const deadline = Date.now() + 90_000;
    for (;;) {
      const found = await this.all(query);
      if (found.length >= count) return found;
      if (Date.now() > deadline) {
        const there = (await this.#read(undefined, this.#from))
          .slice(0, 10)
          .map((m) => `${m.to}: ${m.subject}`);
        throw new Error(
          `Waited 90 s for ${count} mail(s) like ${JSON.stringify({ ...query, subject: String(query.subject) })}, ` +
            `got ${found.length}. The newest mails: ${there.join(' | ') || 'none'}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function matches(mail: StoredMail, { subject, after, replyTo }: MailQuery): boolean {
  if (replyTo && !mail.headers['reply-to']?.includes(replyTo)) return false;
  if (after && new Date(mail.receivedAt) <= after) return false;
  if (subject === undefined) return true;
  return typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject);
}

export function linkIn(mail: StoredMail, part: string): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const link = links.find((address) => address.includes(part));
  if (!link) throw new Error(`No link with "${part}" in the mail "${mail.subject}": ${links}`);
  return link;
}
