import { ApiProperty } from '@nestjs/swagger';
import { Choice, Id, Text } from '../../../validation/fields';
import {
  COOKIE_CHOICES,
  COOKIE_TEXT_VERSIONS,
  type CookieChoiceKind,
  type CookieTextVersion,
} from '../cookie-choice.entity';
import {
  EBOOK_IDS,
  EVENT_LABELS,
  SITE_EVENTS,
  type EbookId,
  type SiteEventName,
} from '../event-count.entity';

export class CookieChoiceDto {
  /** Random number that the browser stores with the choice and uses for nothing else. */
  @Id({ example: '7d5f0b0e-3f0e-4b43-9a3a-2c7e5b8f6a10' })
  browser: string;

  @Choice(COOKIE_CHOICES, 'CookieChoice', { example: 'rejected' })
  choice: CookieChoiceKind;

  /** Version of the text shown. */
  @Choice(COOKIE_TEXT_VERSIONS, 'CookieTextVersion', { example: '2026-11' })
  textVersion: CookieTextVersion;

  /** The path of the page. */
  @Text({ example: '/contact', max: 300 })
  page: string;
}

export class ThirdPartiesDto {
  @ApiProperty({ type: 'string', nullable: true, example: 'GTM-ABC1234' })
  tagManagerId: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'G-ABC1234567' })
  analyticsId: string | null;
}

const LABELS = [...new Set(Object.values(EVENT_LABELS).flat())];

export class SiteEventDto {
  @Choice(SITE_EVENTS, 'SiteEventName', { example: 'cta_click_book_call' })
  name: SiteEventName;

  @Choice(LABELS, 'SiteEventLabel', { example: 'ai-for-startups' })
  label: string;
}

export class EbookDownloadsDto {
  @ApiProperty({ enum: EBOOK_IDS, enumName: 'EbookId' })
  ebook: EbookId;

  @ApiProperty({ type: 'integer', example: 2513 })
  downloads: number;
}

export class EbooksDto {
  ebooks: EbookDownloadsDto[];
}
