import type { ComposedMail } from './mail-template';

/** How mails leave us. Resolves once somebody else has taken responsibility for the mail. */
export abstract class MailTransport {
  /** `id` becomes the Message-ID, so that a repeat is recognisable. */
  abstract send(id: string, mail: ComposedMail): Promise<void>;
  abstract close(): void;
}

/** The mail was refused for good: trying again would only hurt our standing. */
export class DeliveryRefused extends Error {
  /** Whether the address itself was refused, which then gets no newsletter mail any more. */
  readonly isAboutAddress: boolean;

  constructor(message: string, { isAboutAddress }: { isAboutAddress: boolean }) {
    super(message);
    this.isAboutAddress = isAboutAddress;
  }
}

/**
 * Nothing was said about this mail: the server is away, or asks everybody to wait. However long that
 * lasts, the mail is not given up for it.
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
export const headersOf = ({ list }: ComposedMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': 'en-GB',
  ...(list && {
    'List-Id': list.id,
    'List-Unsubscribe': `<${list.unsubscribeUrl}>, <${list.unsubscribeMailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** One line, and nothing in it that a mail reader would decode a second time. */
export const plainSubject = (subject: string): string =>
  subject.replace(/\s+/g, ' ').replaceAll('=?', '= ?');
