import type { EntityManager } from 'typeorm';
import { readSignedToken, signedToken } from '../../links/links.public';
import { TOPICS, type Topic } from './newsletter-options';
import { LinkInvalid } from './newsletter.errors';
import { Subscriber } from './subscriber.entity';

/** Mails are forwarded, so a link changes topics and opens none of the reader's data. */
type LinkPurpose = 'topics' | `unsubscribe-${Topic}` | `undo-${Topic}`;

const PURPOSES: LinkPurpose[] = [
  'topics',
  ...TOPICS.map((topic) => `unsubscribe-${topic}` as const),
  ...TOPICS.map((topic) => `undo-${topic}` as const),
];

export const linkToken = (
  { id, linkKey }: Pick<Subscriber, 'id' | 'linkKey'>,
  purpose: LinkPurpose,
): string => signedToken(id, PURPOSES.indexOf(purpose), linkKey);

export async function readLinkToken(
  db: EntityManager,
  token: string,
): Promise<{ subscriber: Subscriber; purpose: LinkPurpose }> {
  const read = readSignedToken(token);
  const purpose = read && PURPOSES[read.purpose];
  if (!purpose) throw LinkInvalid();
  const subscriber = await db.findOneBy(Subscriber, { id: read.id });
  if (!subscriber || !read.isSignedWith(subscriber.linkKey)) throw LinkInvalid();
  return { subscriber, purpose };
}

export async function subscriberOf(db: EntityManager, token: string): Promise<Subscriber> {
  const { subscriber, purpose } = await readLinkToken(db, token);
  if (purpose !== 'topics') throw LinkInvalid();
  return subscriber;
}

export const topicOf = (purpose: LinkPurpose): Topic | undefined =>
  TOPICS.find((topic) => purpose.endsWith(`-${topic}`));
