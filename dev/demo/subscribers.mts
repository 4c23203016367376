import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { momentOf } from './moment.mts';
import { insert, textOf } from './rows.mts';
import SUBSCRIBERS from './subscribers.json' with { type: 'json' };

type DemoSubscriber = (typeof SUBSCRIBERS)[number];

const textVersion = '2026-11';

/** Includes the evidence of consent. Inserts rows only; the marketing provider is not called. */
export async function writeSubscribers(client: Client): Promise<void> {
  for (const [index, subscriber] of SUBSCRIBERS.entries()) {
    const { email, fullName, company, page, suppressedFor } = subscriber;
    const createdAt = momentOf(subscriber.joined);
    const confirmedAt = new Date(createdAt.getTime() + 20 * 60_000);
    const leftAt = momentOf(subscriber.left ?? subscriber.joined);
    const subscriberId = await insert(client, 'subscribers', {
      email,
      fullName,
      company,
      state: stateOf(subscriber),
      linkKey: randomBytes(24).toString('base64url'),
      searchText: textOf(email, fullName, company),
      createdAt,
      updatedAt: createdAt,
    });
    const { rows } = await client.query<{ hash: string }>('SELECT hash_address($1) AS hash', [
      email,
    ]);
    const emailHash = rows[0]?.hash;
    const network = `198.51.${100 + (index % 2)}.0/24`;
    const record = (event: Record<string, unknown>) =>
      insert(client, 'consent_events', { id: undefined, subscriberId, emailHash, ...event });
    for (const [topic, said] of Object.entries(subscriber.topics)) {
      const reason = /^left: (.+)$/.exec(said)?.[1];
      const isConfirmed = said !== 'pending';
      await insert(client, 'subscriptions', {
        subscriberId,
        topic,
        state: reason ? 'unsubscribed' : said,
        createdAt,
        confirmedAt: isConfirmed ? confirmedAt : undefined,
        unsubscribedAt: reason ? leftAt : undefined,
      });
      const about = { topic, network };
      await record({ ...about, kind: 'requested', textVersion, page, at: createdAt });
      if (isConfirmed) {
        const confirmed = { kind: 'confirmed', textVersion, page: '/verify-subscription' };
        await record({ ...about, ...confirmed, at: confirmedAt });
      }
      const left = { kind: 'unsubscribed', page: '/unsubscribe', reason, at: leftAt };
      if (reason) await record({ ...about, ...left });
    }
    if (!suppressedFor) continue;
    const about = { emailHash, reason: suppressedFor };
    await insert(client, 'suppressions', { id: undefined, ...about, createdAt: leftAt });
    await record({ ...about, kind: 'suppressed', page: 'mail', at: leftAt });
  }
}

function stateOf({ topics, suppressedFor }: DemoSubscriber): string {
  if (suppressedFor) return 'suppressed';
  const states = Object.values(topics);
  return ['confirmed', 'pending'].find((state) => states.includes(state)) ?? 'unsubscribed';
}
