import { ApiProperty } from '@nestjs/swagger';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import {
  CONSENT_EVENT_KINDS,
  SUBSCRIBER_STATES,
  SUBSCRIPTION_STATES,
  TOPICS,
  type ConsentEventKind,
  type SubscriberState,
  type SubscriptionState,
  type Topic,
} from '../newsletter-options';

export class SubscriberListQuery extends SearchPageQuery {
  @Choice(SUBSCRIBER_STATES, 'SubscriberState', { example: 'confirmed', optional: true })
  state?: SubscriberState;

  /** Subscribers with this topic, in any state. */
  @Choice(TOPICS, 'NewsletterTopic', { example: 'newsletter', optional: true })
  topic?: Topic;
}

export class SubscriptionDto {
  @ApiProperty({ enum: TOPICS, enumName: 'NewsletterTopic' })
  topic: Topic;

  @ApiProperty({ enum: SUBSCRIPTION_STATES, enumName: 'SubscriptionState' })
  state: SubscriptionState;

  /** The submission looked automated, so no confirmation mail was sent. */
  isHeld: boolean;

  requestedAt: Date;

  @ApiProperty({ type: Date, nullable: true })
  confirmedAt: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  unsubscribedAt: Date | null;
}

export class SubscriberDto extends IdentifiedDto {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ type: String, nullable: true })
  fullName: string | null;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  @ApiProperty({ enum: SUBSCRIBER_STATES, enumName: 'SubscriberState' })
  state: SubscriberState;

  /** Reason for the suppression. */
  @ApiProperty({ enum: ['bounce', 'complaint'], enumName: 'SuppressionReason', nullable: true })
  suppressedFor: 'bounce' | 'complaint' | null;

  createdAt: Date;

  @ApiProperty({ type: [SubscriptionDto], maxItems: TOPICS.length })
  subscriptions: SubscriptionDto[];
}

export class SubscribersDto {
  subscribers: SubscriberDto[];
  pagination: PageDto;
}

export class ConsentEventDto {
  at: Date;

  @ApiProperty({ enum: CONSENT_EVENT_KINDS, enumName: 'ConsentEventKind' })
  kind: ConsentEventKind;

  @ApiProperty({ enum: TOPICS, enumName: 'NewsletterTopic', nullable: true })
  topic: Topic | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11' })
  textVersion: string | null;

  /** Consent text that was shown. */
  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/#footer' })
  page: string | null;

  /** Truncated. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.0/24' })
  network: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class SubscriberDetailDto {
  subscriber: SubscriberDto;

  /** The evidence of consent, newest first: the last 500 entries. */
  @ApiProperty({ type: [ConsentEventDto], maxItems: 500 })
  evidence: ConsentEventDto[];
}

export class SubscriberChangedDto {
  subscriber: SubscriberDto;
}
