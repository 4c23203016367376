import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { DeliveryState } from './webhook-options';

@Entity('webhook_deliveries')
@Index(['endpointId', 'createdAt', 'id'])
@Index(['endpointId', 'state', 'createdAt', 'id'])
@Index(['createdAt'])
@Index('webhook_deliveries_due_index', ['endpointId', 'nextAt'], {
  where: `state IN ('waiting', 'sending')`,
})
@Index('webhook_deliveries_event_index', ['eventId', 'endpointId'], {
  unique: true,
  where: 'NOT is_replay',
})
@Check('webhook_deliveries_state_check', `state IN ('waiting', 'sending', 'delivered', 'failed')`)
export class WebhookDelivery {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('WebhookEndpoint', { onDelete: 'CASCADE' })
  endpointId: string;

  @IdColumn()
  eventId: string;

  @Column({ type: 'boolean', default: false })
  isReplay: boolean;

  @TextColumn('choice', { default: 'waiting' })
  state: DeliveryState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** The next attempt. During one: when another worker may take it over from a dead one. */
  @InstantColumn({ default: () => 'now()' })
  nextAt: Date;

  @InstantColumn({ nullable: true })
  attemptedAt: Date | null;

  /** Of the last response. */
  @Column({ type: 'integer', nullable: true })
  status: number | null;

  @TextColumn('technical', { nullable: true })
  answer: string | null;

  @TextColumn('technical', { nullable: true })
  error: string | null;

  @Column({ type: 'integer', nullable: true })
  milliseconds: number | null;

  @CreatedAtColumn()
  createdAt: Date;
}
