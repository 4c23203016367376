import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { DisabledBecause, WebhookState } from './webhook-options';

@Entity('webhook_endpoints')
@Check('webhook_endpoints_state_check', `state IN ('active', 'disabled')`)
@Check(
  'webhook_endpoints_disabled_because_check',
  `disabled_because IN ('admin', 'failing', 'gone')`,
)
@Check('webhook_endpoints_disabled_check', `(state = 'disabled') = (disabled_because IS NOT NULL)`)
export class WebhookEndpoint {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('ours')
  url: string;

  @TextColumn('ours')
  description: string;

  @TextColumn('ours')
  secret: string;

  @TextColumn('ours', { nullable: true })
  formerSecret: string | null;

  @InstantColumn({ nullable: true })
  formerSecretUntil: Date | null;

  @TextColumn('choice', { array: true })
  types: string[];

  @TextColumn('choice', { default: 'active' })
  state: WebhookState;

  @TextColumn('choice', { nullable: true })
  disabledBecause: DisabledBecause | null;

  @InstantColumn({ nullable: true })
  failingSince: Date | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreatedAtColumn()
  createdAt: Date;
}
