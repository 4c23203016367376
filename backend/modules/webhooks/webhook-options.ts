export const WEBHOOK_STATES = ['active', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** By an admin; after failing for three days; after a 410. */
export const DISABLED_BECAUSE = ['admin', 'failing', 'gone'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const KEPT_DAYS = 30;
/**
 * Messages carry both signatures for this long after a rotation, so that the receiver can change
 * over.
 */
export const ROTATION_HOURS = 24;
