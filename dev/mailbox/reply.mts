import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { StoredMail } from './store.mts';

const MAX_BYTES = 25 * 1024 * 1024;

export function replyAddressOf({ headers }: StoredMail): string | undefined {
  return /[^\s<>"]+\+[a-z2-7]{48}@[^\s<>"]+/.exec(headers['reply-to'] ?? '')?.[0];
}

interface Draft {
  text: string;
  file?: { filename: string; content: Buffer };
}

export function readDraft(request: IncomingMessage): Promise<Draft> {
  return new Promise((resolve, reject) => {
    const draft: Draft = { text: '' };
    const reading: Promise<void>[] = [];
    const parser = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fields: 1, fileSize: MAX_BYTES },
    });
    parser.on('field', (_name, value) => {
      draft.text = String(value);
    });
    parser.on('file', (_name, stream, filename) => {
      const read = buffer(stream).then((content) => {
        if (content.length > 0) draft.file = { filename: filename || 'file', content };
      });
      reading.push(read);
    });
    parser.on('error', reject);
    parser.on('finish', () => void Promise.all(reading).then(() => resolve(draft), reject));
    request.pipe(parser);
  });
}

export function composeReply(mail: StoredMail, { text, file }: Draft): Promise<Buffer> {
  const when = new Date(mail.receivedAt).toUTCString();
  const quoted = mail.text.replace(/^/gm, '> ');
  const messageId = mail.headers['message-id'] ?? '';
  const [from = ''] = mail.to.split(', ');
  return new MailComposer({
    from,
    to: replyAddressOf(mail),
    headers: { 'Authentication-Results': provenBy(from) },
    subject: mail.subject.startsWith('Re: ') ? mail.subject : `Re: ${mail.subject}`,
    inReplyTo: messageId,
    references: [mail.headers['references'] ?? '', messageId].filter(Boolean).join(' '),
    text: `${text}\n\nOn ${when}, ${mail.from} wrote:\n\n${quoted}`,
    ...(file && { attachments: [file] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** The mailbox stands for our mail server, which checks DMARC; staff replies need its result. */
const provenBy = (address: string): string =>
  `${process.env.INBOUND_MAIL_AUTH_SERVER}; dmarc=pass header.from=${address.split('@')[1]}`;

export async function deliver(
  baseUrl: string,
  raw: Buffer,
): Promise<{ ok: boolean; text: string }> {
  const secret = process.env.INBOUND_MAIL_SECRET ?? '';
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const seconds = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${seconds}.${sha256}`).digest('hex');
  const response = await fetch(`${baseUrl}/api/inbound-mail`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-inbound-timestamp': seconds,
      'x-inbound-sha256': sha256,
      'x-inbound-signature': signature,
    },
    body: new Uint8Array(raw),
  });
  return { ok: response.ok, text: await response.text() };
}
