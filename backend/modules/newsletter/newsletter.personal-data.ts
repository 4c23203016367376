import type { EntityManager } from 'typeorm';
import { eraseContact } from './contact-syncs';
import { CHOICE, definePersonalData, HASH } from '../../personal-data/personal-data.public';
import { Subscriber } from './subscriber.entity';

type Of = { email: string };

definePersonalData(
  {
    table: 'subscribers',
    personal: ['email', 'full_name', 'company', 'search_text'],
    other: { [CHOICE]: ['state'], 'Random text': ['link_key'] },
    erase: {
      subscriber: async (tx, { id, email }, config) => {
        await eraseContact(tx, config, { id, email });
        await tx.delete(Subscriber, { id });
      },
    },
    export: {
      title: 'Your newsletter subscription',
      rows: { client: subscriptionOf, lead: subscriptionOf, subscriber: subscriptionOf },
    },
  },
  { table: 'subscriptions', other: { [CHOICE]: ['topic', 'state', 'trap'] } },
  {
    table: 'consent_events',
    personal: ['network', 'page', 'reason'],
    other: { [HASH]: ['email_hash'], [CHOICE]: ['topic', 'kind', 'text_version'] },
    kept: 'The evidence of consent, under a hash of the address, with a network shortened to a /24 or /48.',
    export: {
      title: 'What you agreed to',
      rows: { client: evidenceOf, lead: evidenceOf, subscriber: evidenceOf },
    },
  },
  { table: 'suppressions', other: { [HASH]: ['email_hash'], [CHOICE]: ['reason'] } },
  { table: 'address_salts', other: { 'The salt of those hashes': ['salt'] } },
);

function subscriptionOf(db: EntityManager, { email }: Of): Promise<object[]> {
  return db.query(
    `SELECT s.email, s.full_name, s.company, s.created_at, t.topic, t.state, t.confirmed_at, t.unsubscribed_at
     FROM subscribers s LEFT JOIN subscriptions t ON t.subscriber_id = s.id WHERE s.email = $1`,
    [email],
  );
}

function evidenceOf(db: EntityManager, { email }: Of): Promise<object[]> {
  return db.query(
    `SELECT at, kind, topic, text_version, page, network, reason FROM consent_events
     WHERE email_hash = hash_address($1) ORDER BY id`,
    [email],
  );
}
