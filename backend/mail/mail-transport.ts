import type { ComposedMail, RenderedMail } from './define-mail';
import { LOCALE } from '../config/locale';

export abstract class MailTransport {
  /** `id` becomes the Message-ID, so repeats are recognisable. */
  abstract send(id: string, mail: RenderedMail): Promise<void>;
  abstract close(): void;
}

export class DeliveryRefused extends Error {
  readonly isAboutAddress: boolean;

  constructor(message: string, { isAboutAddress }: { isAboutAddress: boolean }) {
    super(message);
    this.isAboutAddress = isAboutAddress;
  }
}

/** The server is unreachable or asks to wait. Retried for as long as that lasts. */
export class DeliveryPostponed extends Error {
  constructor(
    message: string,
    readonly seconds?: number,
  ) {
    super(message);
  }
}

export const messageIdOf = (id: string, from: string): string => `<${id}@${from.split('@')[1]}>`;

export const headersOf = ({ list, threadId }: ComposedMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': LOCALE,
  ...(threadId && { References: threadId }),
  ...(list && {
    'List-Id': list.id,
    'List-Unsubscribe': `<${list.unsubscribeUrl}>, <${list.unsubscribeMailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** Mail clients would decode `=?` as an encoded word. */
export const plainSubject = (subject: string): string =>
  subject.replace(/\s+/g, ' ').replaceAll('=?', '= ?');
