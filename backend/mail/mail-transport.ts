import type { ComposedMail } from './define-mail';

/** Sends mails. Resolves once the other server has accepted the mail. */
export abstract class MailTransport {
  /** `id` becomes the Message-ID, so that a repeat is recognisable. */
  abstract send(id: string, mail: ComposedMail): Promise<void>;
  abstract close(): void;
}

/** The mail was refused for good: retrying would only hurt our reputation. */
export class DeliveryRefused extends Error {
  /** Whether the address itself was refused, which then gets no newsletter mail any more. */
  readonly isAboutAddress: boolean;

  constructor(message: string, { isAboutAddress }: { isAboutAddress: boolean }) {
    super(message);
    this.isAboutAddress = isAboutAddress;
  }
}

/**
 * The server is unreachable or asks to wait, which says nothing about this mail. It is retried for as
 * long as that lasts.
 */
export class DeliveryPostponed extends Error {
  constructor(
    message: string,
    /** How long the server wants us to wait, where it says so. */
    readonly seconds?: number,
  ) {
    super(message);
  }
}

export const messageIdOf = (id: string, from: string): string => `<${id}@${from.split('@')[1]}>`;

/** Headers that every mail has, and those with which a mail program offers to unsubscribe. */
export const headersOf = ({ list, threadId }: ComposedMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': 'en-GB',
  ...(threadId && { References: threadId }),
  ...(list && {
    'List-Id': list.id,
    'List-Unsubscribe': `<${list.unsubscribeUrl}>, <${list.unsubscribeMailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** A single line without encoded words that a mail client would decode. */
export const plainSubject = (subject: string): string =>
  subject.replace(/\s+/g, ' ').replaceAll('=?', '= ?');
