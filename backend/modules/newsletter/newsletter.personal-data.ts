import { eraseContact } from './contact-syncs';
import { byEmail, definePersonalData } from '../../personal-data/personal-data.public';
import { Subscriber } from './subscriber.entity';

definePersonalData(
  {
    table: 'subscribers',
    erase: {
      subscriber: async (tx, { id, email }, config) => {
        await eraseContact(tx, config, { id, email });
        await tx.delete(Subscriber, { id });
      },
    },
    export: {
      title: 'Your newsletter subscription',
      rows: byEmail(`SELECT s.email, s.full_name, s.company, s.created_at, t.topic, t.state,
          t.confirmed_at, t.unsubscribed_at
        FROM subscribers s LEFT JOIN subscriptions t ON t.subscriber_id = s.id WHERE s.email = $1`),
    },
  },
  {
    table: 'contact_syncs',
    kept: 'Only of an erasure that the marketing provider has still to be told, and cleared with its answer.',
  },
  {
    table: 'consent_events',
    kept: 'The evidence of consent, under a hash of the address, with a network shortened to a /24 or /48.',
    export: {
      title: 'What you agreed to',
      rows: byEmail(`SELECT at, kind, topic, text_version, page, network, reason FROM consent_events
        WHERE email_hash = hash_address($1) ORDER BY id`),
    },
  },
);
