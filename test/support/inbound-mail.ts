import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Answer } from './api';
import { eventually } from './eventually';
import type { Mailbox } from './mailbox';
import { contract } from './openapi-contract';
import { seed } from './surroundings.mts';
import { mailAlone, PROGRAMS, type FileOfMail } from './world/mails';

type Place = { baseUrl: string };
type Database = { sql<Row>(text: string, values?: unknown[]): Promise<Row[]> };

export const PATH = '/api/inbound-mail';
const SECRET = 'what-the-mail-provider-signs-with-0123456789';

type Signing = { secret?: string; at?: Date; sha256?: string; type?: string };

export async function postMail(
  { baseUrl }: Place,
  mail: Buffer | string,
  { secret = SECRET, at = new Date(), sha256, type = 'message/rfc822' }: Signing = {},
): Promise<Answer> {
  const content = Buffer.from(mail);
  const hash = sha256 ?? createHash('sha256').update(content).digest('hex');
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${seconds}.${hash}`).digest('hex');
  const response = await fetch(`${baseUrl}${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-inbound-timestamp': seconds,
      'x-inbound-sha256': hash,
      'x-inbound-signature': signature,
    },
    body: new Uint8Array(content),
  });
  const body = (await response.json()) as Answer['body'];
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]!;
  contract.expectDocumented('POST', PATH, { status: response.status, mediaType, body });
  return { status: response.status, headers: response.headers, body };
}

/** Header that our mail server adds if the sender's domain passes DMARC. */
export const provenBy = (address: string): string =>
  `Authentication-Results: mx.fenwright.example; dmarc=pass header.from=${address.split('@')[1]}`;

export const newMessageId = (): string => `<${randomBytes(8).toString('hex')}@test.example>`;

type Draft = {
  from: string;
  to: string;
  text: string;
  messageId?: string;
  subject?: string;
  headers?: string[];
  files?: FileOfMail[];
};

/** Every mail is written by another program than the last. The run's seed decides which begins. */
let turn = createHash('sha256').update(seed()).digest().readUInt8(0);

export function mailOf(draft: Draft): string {
  const { from, to, text, subject = 'Re: Your request', headers = [], files = [] } = draft;
  const head = [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${draft.messageId ?? newMessageId()}`,
  ];
  turn += 1;
  return mailAlone(PROGRAMS[turn % PROGRAMS.length]!, head, text, files);
}

export async function replyAddressIn(
  { mailbox }: { mailbox: Mailbox },
  to: string,
  subject: string,
): Promise<string> {
  const mail = await mailbox.waitFor({ to, subject, replyTo: 'reply+' });
  return /reply\+[a-z2-7]{48}@fenwright\.example/.exec(mail.headers['reply-to'] ?? '')![0];
}

export type InboundRow = {
  id: string;
  state: string;
  reason: string | null;
  request_id: string | null;
  person_id: string | null;
  comment_id: string | null;
  attempts: number;
  storage_key: string;
  refused_files: { name: string; code: string }[];
};

export async function settled(
  place: Database,
  messageId: string,
  milliseconds?: number,
): Promise<InboundRow> {
  const rows = await eventually(
    () => place.sql<InboundRow>('SELECT * FROM inbound_mails WHERE message_id = $1', [messageId]),
    ([row]) => row !== undefined && row.state !== 'received',
    milliseconds,
  );
  return rows[0]!;
}
