import type { EntityManager } from 'typeorm';
import type { MailContent } from './mail-layout';
import type { MailLinks } from './mail-links';

/** What a template may look things up with, at the moment the mail is sent. */
export type MailContext = { db: EntityManager; links: MailLinks; inbox: string; from: string };

/** What a mail program needs to offer its own unsubscribe button (RFC 2369, 2919, 8058). */
export type MailList = { id: string; unsubscribeUrl: string; unsubscribeMailto: string };

export type ComposedMail = {
  to: string;
  replyTo?: string;
  /** Only for mail that was subscribed to. */
  list?: MailList;
  content: MailContent;
};

/**
 * One mail we send. `Props` holds ids; `compose` looks up the rest, or returns null where there is
 * nobody to tell any more (an erased account, a link that was used or replaced meanwhile).
 */
export type MailTemplate<Props extends Record<string, string>> = {
  compose: (context: MailContext, props: Props) => Promise<ComposedMail | null>;
};

export const defineMail = <Props extends Record<string, string>>(
  compose: MailTemplate<Props>['compose'],
): MailTemplate<Props> => ({ compose });
