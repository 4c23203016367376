export const WEBHOOK_STATES = ['active', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** An admin did; it failed for three days; it answered 410. */
export const DISABLED_BECAUSE = ['admin', 'failing', 'gone'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** `sending`: a worker has it. */
export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** How long deliveries are kept, and events can be sent again. */
export const KEPT_DAYS = 30;
/** After a rotation, messages carry both signatures for so long: the receiver changes over meanwhile. */
export const ROTATION_HOURS = 24;
