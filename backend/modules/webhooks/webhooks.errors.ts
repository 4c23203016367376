import { invalidField, missing, versionConflict, gone, conflict } from '../../errors/app-error';

export const MAX_WEBHOOKS = 20;
export const MAX_REPLAYED = 5_000;

export const NotACursor = () =>
  invalidField('after', 'not_a_cursor', 'After must be the cursor of an answer.');

export const CursorExpired = gone(
  'cursor_expired',
  'The event log was restored from a backup since. Begin again without a cursor.',
);

export const WebhookNotFound = missing('webhook');

export const DeliveryNotFound = missing('delivery');

export const WebhookChangedMeanwhile = versionConflict(
  'A colleague changed this in the meantime. Look at the change and try again.',
);

export const TooManyWebhooks = conflict(
  'too_many_webhooks',
  `There are ${MAX_WEBHOOKS} webhooks already. Delete one first.`,
);

export const WebhookDisabled = conflict(
  'webhook_disabled',
  'This webhook is disabled. Enable it first.',
);

export const DeliveryWaits = conflict('delivery_waits', 'This delivery is on its way already.');

export const EventGone = conflict('event_gone', 'The event of this delivery is no longer kept.');

export const TooMuchToReplay = conflict(
  'too_much_to_replay',
  `More than ${MAX_REPLAYED} events lie in this time. Choose a shorter one.`,
);

export const EndsBeforeItBegins = () =>
  invalidField('until', 'ends_before_it_begins', 'The end must not come before the beginning.');

export const TooLongAgo = () =>
  invalidField('from', 'too_long_ago', 'Events can be sent again for 30 days.');

export const NoType = () => invalidField('types', 'required', 'Choose at least one type of event.');

export const TypeNotYours = (types: string[]) =>
  invalidField('types', 'type_not_yours', `This API token may not read ${types.join(', ')}.`);
