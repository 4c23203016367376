import { defineEvent, nameSubjects } from '../../events/events.public';
import type { DisabledBecause } from './webhook.entity';

// Only the host of the URL, because many receivers put a secret into the path.
nameSubjects('webhook', (db, ids) =>
  db.query(
    `SELECT id, coalesce(nullif(description, ''), substring(url from '^https?://([^/?#]+)')) AS label
     FROM webhook_endpoints WHERE id = ANY($1)`,
    [ids],
  ),
);

const about = { subject: 'webhook' };

export const webhookCreated = defineEvent<{ after: { types: string[] } }>('webhook.created', about);

export const webhookChanged = defineEvent<{
  before: { types: string[] };
  after: { types: string[]; fields: string[] };
}>('webhook.changed', about);

export const webhookRotated = defineEvent<object>('webhook.secret-rotated', about);
export const webhookEnabled = defineEvent<object>('webhook.enabled', about);

export const webhookDisabled = defineEvent<{ after: { because: DisabledBecause } }>(
  'webhook.disabled',
  about,
);

export const webhookDeleted = defineEvent<object>('webhook.deleted', about);
export const webhookTested = defineEvent<object>('webhook.tested', about);

export const webhookReplayed = defineEvent<{
  after: { deliveryId?: string; from?: string; until?: string; events: number };
}>('webhook.replayed', about);
