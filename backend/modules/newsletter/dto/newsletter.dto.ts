import { ApiProperty } from '@nestjs/swagger';
import { PublicFormDto } from '../../../access/public-form.dto';
import { Choice, Choices, Email, Text, Token } from '../../../validation/fields';
import {
  CONSENT_TEXT_VERSIONS,
  type ConsentTextVersion,
  LEAVING_REASONS,
  TOPICS,
  type LeavingReason,
  type Topic,
} from '../newsletter-options';

const NO_TOKEN = 'This link is not complete. Please use the one in our mail.';

export class SubscribeDto extends PublicFormDto {
  @Email({ required: 'Please enter your email address' })
  email: string;

  @Text({ example: 'Amira Khan', max: 100, optional: true })
  fullName?: string;

  @Text({ example: 'Northgate Logistics', max: 150, optional: true })
  company?: string;

  /** Default: the newsletter. */
  @Choice(TOPICS, 'NewsletterTopic', { example: 'newsletter', optional: true })
  topic?: Topic;

  /** Form of the page that was sent. */
  @Text({ example: 'footer', max: 60, optional: true })
  source?: string;

  /** Version of the text shown beside the button. Default: the newest. */
  @Choice(CONSENT_TEXT_VERSIONS, 'ConsentTextVersion', {
    label: 'Consent text',
    example: CONSENT_TEXT_VERSIONS[0]!,
    optional: true,
  })
  textVersion?: ConsentTextVersion;
}

export class SubscribedDto {
  success: boolean;

  @ApiProperty({
    example: 'Successfully subscribed to newsletter! Check your email for confirmation.',
  })
  message: string;
}

export class VerifySubscriptionDto {
  @Token('No verification token provided')
  token: string;
}

export class LinkDto {
  @Token(NO_TOKEN)
  token: string;
}

export class UnsubscribeDto extends LinkDto {
  /** Reason (optional); may be sent later. */
  @Choice(LEAVING_REASONS, 'LeavingReason', { example: 'too_many', optional: true })
  reason?: LeavingReason;
}

export class ChangePreferencesDto extends LinkDto {
  /** Topics to be subscribed to; an empty list ends all. */
  @Choices(TOPICS, 'NewsletterTopic', { example: 'newsletter' })
  topics: Topic[];
}

export class TopicsDto {
  @ApiProperty({ example: 'You are unsubscribed.' })
  message: string;

  @ApiProperty({ enum: TOPICS, enumName: 'NewsletterTopic', isArray: true })
  topics: Topic[];
}

export class TopicPreferenceDto {
  @ApiProperty({ enum: TOPICS, enumName: 'NewsletterTopic' })
  topic: Topic;

  @ApiProperty({ example: 'Newsletter' })
  label: string;
  isOn: boolean;
}

export class PreferencesDto {
  /** Masked, because the link may have been forwarded. */
  @ApiProperty({ example: 'a***@northgate.example' })
  email: string;

  topics: TopicPreferenceDto[];
}
