import { subscribe } from '../../events/events.public';
import { PUBLISHED_DEFINITIONS, publishedEvent } from './published-events';

const PLAN = `
  INSERT INTO webhook_deliveries (id, endpoint_id, event_id)
  SELECT gen_random_uuid(), id, $1 FROM webhook_endpoints WHERE state = 'active' AND $2 = ANY(types)
  ON CONFLICT (event_id, endpoint_id) WHERE NOT is_replay DO NOTHING`;

subscribe('webhooks', [...PUBLISHED_DEFINITIONS], async (event, { tx }) => {
  const told = publishedEvent(event);
  if (told) await tx.query(PLAN, [event.id, told.type]);
});
