import { ApiProperty } from '@nestjs/swagger';
import { PageDto, PageQuery } from '../../../lists/page.dto';
import { Choices, Flag, Instant, Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { AnyOf } from '../../../validation/list-fields';
import { Version } from '../../../validation/number-fields';
import { PUBLISHED_TYPES } from '../published-events';
import {
  DELIVERY_STATES,
  DISABLED_BECAUSE,
  WEBHOOK_STATES,
  type DeliveryState,
  type DisabledBecause,
  type WebhookState,
} from '../webhook.entity';
import { MAX_WEBHOOKS } from '../webhooks.errors';

export class NewWebhookDto {
  @Text({
    label: 'Address',
    example: 'https://hooks.northgate.example/requests',
    max: 500,
    description:
      'URL that receives the events: https, on port 443 or 8443, on the public internet.',
  })
  url: string;

  @Text({ example: 'Billing sync', max: 80, optional: true })
  description?: string;

  /** Types of events it gets. */
  @Choices(PUBLISHED_TYPES, 'PublishedType', { label: 'Events', example: 'request.raised' })
  types: string[];
}

export class ChangeWebhookDto extends NewWebhookDto {
  @Version()
  version: number;
}

export class WebhookStateDto {
  @Flag({ label: 'Active', example: 'true' })
  isActive: boolean;
}

export class ReplayDto {
  @Instant({ example: '2027-01-04T09:00:00Z' })
  from: string;

  @Instant({ example: '2027-01-04T12:00:00Z' })
  until: string;

  /** Skips successful deliveries. Default: true. */
  @Flag({ example: 'true', optional: true })
  onlyMissed?: boolean;
}

export class LastDeliveryDto {
  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'DeliveryState' })
  state: DeliveryState;

  /** Of the response; null if there was none. */
  @ApiProperty({ type: 'integer', nullable: true, example: 200 })
  status: number | null;

  attemptedAt: Date;
}

export class WebhookDto extends IdentifiedDto {
  @ApiProperty({ example: 'https://hooks.northgate.example/requests' })
  url: string;

  @ApiProperty({ example: 'Billing sync' })
  description: string;

  @ApiProperty({ enum: PUBLISHED_TYPES, enumName: 'PublishedType', isArray: true })
  types: string[];

  @ApiProperty({ enum: WEBHOOK_STATES, enumName: 'WebhookState' })
  state: WebhookState;

  @ApiProperty({ enum: DISABLED_BECAUSE, enumName: 'DisabledBecause', nullable: true })
  disabledBecause: DisabledBecause | null;

  /** Time of the first failure since the last success; after three days the webhook is disabled. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  failingSince: Date | null;

  /** The former secret also signs until then. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  formerSecretUntil: Date | null;

  /** Pending deliveries; counted up to 1,000. */
  @ApiProperty({ type: 'integer', example: 0 })
  waiting: number;

  @ApiProperty({ type: LastDeliveryDto, nullable: true })
  lastDelivery: LastDeliveryDto | null;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  createdAt: Date;
}

export class WebhooksDto {
  @ApiProperty({ type: [WebhookDto], maxItems: MAX_WEBHOOKS })
  webhooks: WebhookDto[];
}

export class WebhookSecretDto extends IdentifiedDto {
  /** Key that signs deliveries. Shown only once. */
  @ApiProperty({ example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' })
  secret: string;
}

export class ReplayedDto {
  @ApiProperty({ example: '12 events are sent again.' })
  message: string;

  @ApiProperty({ type: 'integer', example: 12 })
  events: number;
}

export class DeliveriesQuery extends PageQuery {
  @AnyOf(DELIVERY_STATES, { label: 'State', example: 'failed', parameter: 'DeliveryStateFilter' })
  state?: DeliveryState[];
}

export class DeliveryDto extends IdentifiedDto {
  /** The `webhook-id` it is sent with, and the event's id in the feed. */
  @ApiProperty({ format: 'uuid' })
  eventId: string;

  /** Null if the event is no longer kept. */
  @ApiProperty({ type: String, nullable: true, example: 'request.moved' })
  type: string | null;

  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'DeliveryState' })
  state: DeliveryState;

  /** Whether it was sent again on request. */
  isReplay: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number;

  /** Null if there is no further attempt. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAt: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  attemptedAt: Date | null;

  /** Of the last response. */
  @ApiProperty({ type: 'integer', nullable: true, example: 200 })
  status: number | null;

  /** The first 2 KB of the last response. */
  @ApiProperty({ type: String, nullable: true, example: 'ok' })
  answer: string | null;

  /** Why there was no response. */
  @ApiProperty({ type: String, nullable: true, example: 'The connection was refused' })
  error: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 84 })
  milliseconds: number | null;

  createdAt: Date;
}

export class DeliveriesDto {
  deliveries: DeliveryDto[];
  pagination: PageDto;
}
