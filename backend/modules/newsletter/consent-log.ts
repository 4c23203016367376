import type { EntityManager } from 'typeorm';
import { callerNetwork } from '../../access/networks';
import type { ConsentTextVersion } from './consent-texts';
import type { ConsentEventKind, Topic } from './newsletter-options';
import type { Subscriber } from './subscriber.entity';

type ConsentRecord = {
  kind: ConsentEventKind;
  topic?: Topic;
  textVersion?: ConsentTextVersion;
  page?: string;
  reason?: string;
};

export async function recordConsent(
  tx: EntityManager,
  { id, email }: Pick<Subscriber, 'id' | 'email'>,
  { kind, topic, textVersion, page, reason }: ConsentRecord,
): Promise<void> {
  await tx.query(
    `INSERT INTO consent_events (subscriber_id, email_hash, kind, topic, text_version, page, network, reason)
     VALUES ($1, hash_address($2), $3, $4, $5, $6, $7, $8)`,
    [
      id,
      email,
      kind,
      topic ?? null,
      textVersion ?? null,
      page ?? null,
      callerNetwork(),
      reason ?? null,
    ],
  );
}
