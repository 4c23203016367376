import { randomBytes } from 'node:crypto';
import { v5 as idFrom } from 'uuid';
import type { AppConfig } from '../../config/app-config';
import { LOCALE } from '../../config/locale';
import { SiteLinks } from '../../links/links.public';
import {
  alternatives,
  ALTERNATIVE_TYPE,
  dateHeader,
  fromHeader,
  htmlPart,
  messageIdOf,
  quotedPrintable,
  replyAddress,
  SOFT_BREAK,
  subjectHeader,
  textPart,
  type RawMail,
} from '../../mail/mail.public';
import { linkToken, listOf, type Topic } from '../newsletter/newsletter.public';
import type { Issue } from './issue.entity';
import { renderMail } from './render-aside';

export type Recipient = { id: string; email: string; linkKey: string; topic: Topic };

/** Random, so that no text of an issue can contain one. As long as the tokens they stand for. */
const placeholder = (): string => randomBytes(22).toString('hex');

/** Part of the Message-ID, by which a provider's report is matched with its mail. */
export const mailIdOf = (readerId: string, issueId: string): string => idFrom(readerId, issueId);

export const archivePath = (slug: string): string => `/newsletter/${slug}`;

/** Everything but two tokens and the envelope is made and encoded once for each topic. */
export class IssueMessages {
  private readonly parts = new Map<Topic, Promise<string[]>>();
  private readonly leave = placeholder();
  private readonly choose = placeholder();
  private readonly links: SiteLinks;

  constructor(
    private readonly config: AppConfig,
    private readonly issue: Pick<
      Issue,
      'id' | 'number' | 'slug' | 'subject' | 'preheader' | 'body' | 'topics'
    >,
  ) {
    this.links = new SiteLinks(config.publicUrl, config.jwtSecret);
  }

  /** @throws TooIntricate */
  async prepare(): Promise<void> {
    for (const topic of this.issue.topics) await this.partsOf(topic);
  }

  async of(reader: Recipient): Promise<RawMail> {
    const { mail, jwtSecret, inboundMail } = this.config;
    const { links } = this;
    const list = listOf({ links, from: mail.from, inbox: mail.inbox }, reader, reader.topic);
    const bounce = { requestNumber: this.issue.number, userId: reader.id };
    const mailId = mailIdOf(reader.id, this.issue.id);
    const head = [
      `To: ${reader.email}`,
      `Message-ID: ${messageIdOf(mailId, mail.from)}`,
      // Postmark replaces the Message-ID, and returns this in its reports.
      `X-PM-Metadata-message-id: ${mailId}`,
      dateHeader(),
      `List-Id: ${list.id}`,
      `List-Unsubscribe: <${list.unsubscribeUrl}>,\r\n <${list.unsubscribeMailto}>`,
    ].join('\r\n');
    const tokens: Record<string, string> = {
      [this.leave]: linkToken(reader, `unsubscribe-${reader.topic}`),
      [this.choose]: linkToken(reader, 'topics'),
    };
    const parts = await this.partsOf(reader.topic);
    const rest = parts.map((part) => tokens[part] ?? part);
    return {
      envelope: {
        from: inboundMail.address
          ? replyAddress(jwtSecret, inboundMail.address, bounce, 'bounce-address')
          : mail.from,
        to: reader.email,
      },
      raw: `${head}\r\n${rest.join('')}`,
    };
  }

  private partsOf(topic: Topic): Promise<string[]> {
    const known = this.parts.get(topic);
    if (known) return known;
    const made = this.makeParts(topic);
    this.parts.set(topic, made);
    // Tried again next time.
    made.catch(() => this.parts.delete(topic));
    return made;
  }

  private async makeParts(topic: Topic): Promise<string[]> {
    const { leave, choose, links } = this;
    const { mail, publicUrl } = this.config;
    const { html, text } = await renderMail(this.issue, topic, {
      publicUrl,
      archive: links.page(archivePath(this.issue.slug)),
      leave: links.page(`/unsubscribe?token=${leave}`),
      choose: links.page(`/newsletter/preferences?token=${choose}`),
    });
    const placeholders = new RegExp(`(${leave}|${choose})`);
    const message = [
      fromHeader(mail.from),
      `Reply-To: ${mail.inbox}`,
      subjectHeader(this.issue.subject),
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Precedence: bulk',
      `Content-Language: ${LOCALE}`,
      'MIME-Version: 1.0',
      `Content-Type: ${ALTERNATIVE_TYPE}`,
      '',
      alternatives([
        textPart('text/plain', encoded(text, placeholders)),
        htmlPart(encoded(html, placeholders)),
      ]),
    ].join('\r\n');
    return message.split(placeholders);
  }
}

/** Each placeholder on a line of its own. */
const encoded = (text: string, placeholders: RegExp): string =>
  text
    .split(placeholders)
    .map((part) => (placeholders.test(part) ? part : quotedPrintable(part)))
    .join(SOFT_BREAK);
