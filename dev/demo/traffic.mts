import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { storeObject, writeFiles } from './files.mts';
import { momentOf } from './moment.mts';
import { personOf } from './people.mts';
import { loadProduct } from './product.mts';
import type { WrittenRequest } from './requests.mts';
import { insert } from './rows.mts';
import TRAFFIC from './traffic.json' with { type: 'json' };

const DAY = 86_400_000;

/** The work of admins: mail that belongs to no request, a quarantined file, an API token, data requests. */
export async function writeTraffic(
  client: Client,
  people: ReadonlyMap<string, string>,
  requests: ReadonlyMap<string, WrittenRequest>,
  filesDir: string,
): Promise<void> {
  const idOf = (key: string | undefined) => (key === undefined ? undefined : people.get(key));
  for (const mail of TRAFFIC.mails) {
    const request = mail.request === undefined ? undefined : requests.get(mail.request);
    await writeMail(client, filesDir, mail, request?.id, idOf(mail.person));
  }
  const { request: name, uploader, finding, name: fileName } = TRAFFIC.heldFile;
  const { id: requestId, createdAt } = requests.get(name)!;
  const held = { state: 'quarantined', finding } as const;
  const place = { requestId, uploaderId: idOf(uploader), createdAt, ...held };
  await writeFiles(client, filesDir, [fileName], place);
  for (const { made, used, owner, ...token } of TRAFFIC.tokens) {
    await writeToken(client, { ...token, userId: idOf(owner) }, momentOf(made), momentOf(used));
  }
  for (const { asked, client: key, kind, state } of TRAFFIC.dataRequests) {
    const at = momentOf(asked);
    await insert(client, 'data_requests', {
      kind,
      state,
      subjectKind: 'client',
      subjectId: idOf(key),
      dueAt: new Date(at.getTime() + 30 * DAY),
      runsAt: at,
      nextAttemptAt: at,
      doneAt: new Date(at.getTime() + 4 * 60_000),
      createdAt: at,
    });
  }
}

/** A webhook that ended itself, so nothing is sent: its receiver answered that it is gone. */
export async function writeWebhook(client: Client): Promise<void> {
  const { made, answers, ...webhook } = TRAFFIC.webhook;
  const { newSecret, sealSecret } = loadProduct();
  const endpointId = await insert(client, 'webhook_endpoints', {
    ...webhook,
    // Sealed with a random key, so it cannot be used.
    secret: sealSecret(randomUUID(), newSecret()),
    state: 'disabled',
    disabledBecause: 'gone',
    createdAt: momentOf(made),
  });
  const { rows } = await client.query<{ id: string; at: Date }>(
    `SELECT id, at FROM (
       SELECT id, at FROM events WHERE type = ANY($1) AND at > $2 ORDER BY at DESC LIMIT $3
     ) latest ORDER BY at`,
    [webhook.types, momentOf(made), answers.length],
  );
  for (const [index, { id: eventId, at }] of rows.entries()) {
    const status = answers[index];
    await insert(client, 'webhook_deliveries', {
      endpointId,
      eventId,
      state: status === 200 ? 'delivered' : 'failed',
      attempts: status === 503 ? 8 : 1,
      status,
      milliseconds: 180 + 23 * index,
      attemptedAt: at,
      createdAt: at,
    });
  }
}

type Mail = (typeof TRAFFIC.mails)[number];

/** Stores the original too, because staff can download it or attach it to a request. */
async function writeMail(
  client: Client,
  filesDir: string,
  { received, state, reason, person, subject, text, ...from }: Mail,
  requestId: string | undefined,
  personId: string | undefined,
): Promise<void> {
  const receivedAt = momentOf(received);
  const known = person === undefined ? undefined : personOf(person);
  const fromAddress = known?.email ?? from.fromAddress;
  const fromName = known ? `${known.firstName} ${known.lastName}` : from.fromName;
  const messageId = `<${randomUUID()}@${fromAddress?.split('@')[1]}>`;
  const body = `${text}\r\n`;
  const original = [
    `From: ${fromName} <${fromAddress}>`,
    `Subject: ${subject}`,
    `Date: ${receivedAt.toUTCString()}`,
    `Message-ID: ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
  ].join('\r\n');
  const storageKey = `mails/${receivedAt.toISOString().slice(0, 10)}/${randomUUID()}`;
  storeObject(filesDir, storageKey, original);
  await insert(client, 'inbound_mails', {
    sourceId: `sha256:${createHash('sha256').update(original).digest('hex')}`,
    messageId,
    contentHash: createHash('sha256').update(body).digest(),
    storageKey,
    bytes: Buffer.byteLength(original),
    state,
    reason,
    requestId,
    personId,
    fromAddress,
    fromName,
    subject,
    excerpt: text,
    receivedAt,
    doneAt: receivedAt,
  });
}

/** A token that nobody can use, because its text is not kept. */
async function writeToken(
  client: Client,
  token: Record<string, unknown>,
  createdAt: Date,
  lastUsedAt: Date,
): Promise<void> {
  const text = loadProduct().newTokenText();
  await insert(client, 'api_tokens', {
    ...token,
    hash: createHash('sha256').update(text).digest('hex'),
    beginning: text.slice(0, 9),
    expiresAt: new Date(createdAt.getTime() + 90 * DAY),
    lastUsedAt,
    createdAt,
  });
}
