import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  TextColumn,
  IdColumn,
  ReferenceColumn,
} from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';

export const WEBHOOK_STATES = ['active', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** `failing`: several events for three days. `gone`: after a 410. */
export const DISABLED_BECAUSE = ['admin', 'failing', 'gone'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

nameChoices('DisabledBecause', {
  admin: 'Disabled by an admin',
  failing: 'Disabled: it failed for three days',
  gone: 'Disabled: it answered 410 Gone',
} satisfies Record<DisabledBecause, string>);

export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

nameChoices('DeliveryState', {
  waiting: 'Waiting',
  sending: 'Being sent',
  delivered: 'Delivered',
  failed: 'Given up',
} satisfies Record<DeliveryState, string>);

export const KEPT_DAYS = 30;
export const ROTATION_HOURS = 24;

@Entity('webhook_endpoints')
export class WebhookEndpoint {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('ours') url: string;
  @TextColumn('ours') description: string;
  @TextColumn('ours') secret: string;
  @TextColumn('ours', { nullable: true }) formerSecret: string | null;
  @InstantColumn({ nullable: true }) formerSecretUntil: Date | null;
  @TextColumn('choice', { array: true }) types: string[];
  @TextColumn('choice', { default: 'active' }) state: WebhookState;
  @TextColumn('choice', { nullable: true }) disabledBecause: DisabledBecause | null;
  @InstantColumn({ nullable: true }) failingSince: Date | null;
  @Column({ type: 'integer', default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
}

@Entity('webhook_deliveries')
export class WebhookDelivery {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('WebhookEndpoint', { onDelete: 'CASCADE' }) endpointId: string;
  @IdColumn() eventId: string;
  @Column({ type: 'boolean', default: false }) isReplay: boolean;
  @TextColumn('choice', { default: 'waiting' }) state: DeliveryState;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;

  /** During an attempt: when another worker may take it over from a dead one. */
  @InstantColumn({ default: () => 'now()' }) nextAt: Date;
  @InstantColumn({ nullable: true }) attemptedAt: Date | null;
  @Column({ type: 'integer', nullable: true }) status: number | null;
  @TextColumn('technical', { nullable: true }) answer: string | null;
  @TextColumn('technical', { nullable: true }) error: string | null;
  @Column({ type: 'integer', nullable: true }) milliseconds: number | null;
  @CreatedAtColumn() createdAt: Date;
}
