import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import type { DisabledBecause } from './webhook.entity';

nameEvents({ webhook: 'Webhooks' });

// Only the host of the URL, because many receivers put a secret into the path.
nameSubjects('webhook', 'Webhook', (db, ids) =>
  db.query(
    `SELECT id, coalesce(nullif(description, ''), substring(url from '^https?://([^/?#]+)')) AS label
     FROM webhook_endpoints WHERE id = ANY($1)`,
    [ids],
  ),
);

const about = { subject: 'webhook' };

export const webhookCreated = defineEvent<{ after: { types: string[] } }>('webhook.created', {
  ...about,
  audit: 'Added a webhook',
});

export const webhookChanged = defineEvent<{
  before: { types: string[] };
  after: { types: string[]; fields: string[] };
}>('webhook.changed', { ...about, audit: 'Changed a webhook' });

export const webhookRotated = defineEvent<object>('webhook.secret-rotated', {
  ...about,
  audit: 'Gave a webhook a new secret',
});
export const webhookEnabled = defineEvent<object>('webhook.enabled', {
  ...about,
  audit: 'Enabled a webhook',
});

export const webhookDisabled = defineEvent<{ after: { because: DisabledBecause } }>(
  'webhook.disabled',
  { ...about, audit: 'Disabled a webhook' },
);

export const webhookDeleted = defineEvent<object>('webhook.deleted', {
  ...about,
  audit: 'Deleted a webhook',
});
export const webhookTested = defineEvent<object>('webhook.tested', {
  ...about,
  audit: 'Sent a test event to a webhook',
});

export const webhookReplayed = defineEvent<{
  after: { deliveryId?: string; from?: string; until?: string; events: number };
}>('webhook.replayed', { ...about, audit: 'Sent events to a webhook again' });
