import type { EntityManager } from 'typeorm';
import { readSignedToken, signedToken } from '../../links/links.public';
import { LinkInvalid } from './newsletter.errors';
import { TOPICS, type Topic } from './newsletter-options';
import { Subscriber } from './subscriber.entity';

/**
 * What a link in our mails may do: end one topic, change them all, or take an unsubscribing back.
 * A forwarded mail only gives access to its one topic.
 */
export type LinkPurpose = 'preferences' | `unsubscribe-${Topic}` | `undo-${Topic}`;

const PURPOSES: LinkPurpose[] = [
  'preferences',
  ...TOPICS.map((topic) => `unsubscribe-${topic}` as const),
  ...TOPICS.map((topic) => `undo-${topic}` as const),
];

/** The token of a link; stored nowhere. */
export const linkToken = (
  { id, linkKey }: Pick<Subscriber, 'id' | 'linkKey'>,
  purpose: LinkPurpose,
): string => signedToken(id, PURPOSES.indexOf(purpose), linkKey);

/** Whose link it is and what it may do; throws `token_invalid` for one we never made. */
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

/** Whose link to their preferences it is; throws `token_invalid` for any other link. */
export async function subscriberOf(db: EntityManager, token: string): Promise<Subscriber> {
  const { subscriber, purpose } = await readLinkToken(db, token);
  if (purpose !== 'preferences') throw LinkInvalid();
  return subscriber;
}

/** The topic of a link about one topic; undefined for the preferences. */
export const topicOf = (purpose: LinkPurpose): Topic | undefined =>
  TOPICS.find((topic) => purpose.endsWith(`-${topic}`));
