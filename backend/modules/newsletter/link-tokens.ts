import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { EntityManager } from 'typeorm';
import { LinkInvalid } from './newsletter.errors';
import { TOPICS, type Topic } from './newsletter-options';
import { Subscriber } from './subscriber.entity';

/**
 * What a link in our mails may do: end one topic, change them all, or take an unsubscribing back.
 * A forwarded mail gives no more away than the one topic it is about.
 */
export type LinkPurpose = 'preferences' | `unsubscribe-${Topic}` | `undo-${Topic}`;

const PURPOSES: LinkPurpose[] = [
  'preferences',
  ...TOPICS.map((topic) => `unsubscribe-${topic}` as const),
  ...TOPICS.map((topic) => `undo-${topic}` as const),
];

/** The token of a link: 16 bytes of id, one of purpose, 16 of proof. Stored nowhere. */
export function linkToken(
  { id, linkKey }: Pick<Subscriber, 'id' | 'linkKey'>,
  purpose: LinkPurpose,
): string {
  const head = Buffer.from([...parse(id), PURPOSES.indexOf(purpose)]);
  return Buffer.concat([head, proofOf(head, linkKey)]).toString('base64url');
}

const proofOf = (head: Buffer, linkKey: string): Buffer =>
  createHmac('sha256', linkKey).update(head).digest().subarray(0, 16);

/** Whose link it is and what it may do; throws `token_invalid` for one we never made. */
export async function readLinkToken(
  db: EntityManager,
  token: string,
): Promise<{ subscriber: Subscriber; purpose: LinkPurpose }> {
  const bytes = Buffer.from(token, 'base64url');
  const head = bytes.subarray(0, 17);
  const purpose = PURPOSES[head[16] ?? -1];
  if (bytes.length !== 33 || !purpose) throw LinkInvalid();
  const id = asUuid(head);
  const subscriber = id && (await db.findOneBy(Subscriber, { id }));
  if (!subscriber || !timingSafeEqual(proofOf(head, subscriber.linkKey), bytes.subarray(17))) {
    throw LinkInvalid();
  }
  return { subscriber, purpose };
}

/** Whose link to their preferences it is; throws `token_invalid` for any other link. */
export async function subscriberOf(db: EntityManager, token: string): Promise<Subscriber> {
  const { subscriber, purpose } = await readLinkToken(db, token);
  if (purpose !== 'preferences') throw LinkInvalid();
  return subscriber;
}

function asUuid(head: Buffer): string | null {
  try {
    return stringify(head.subarray(0, 16));
  } catch {
    return null;
  }
}

/** The topic of a link about one topic; undefined for the preferences. */
export const topicOf = (purpose: LinkPurpose): Topic | undefined =>
  TOPICS.find((topic) => purpose.endsWith(`-${topic}`));
