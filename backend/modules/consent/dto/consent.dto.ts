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
  @Id({
    label: 'Browser',
    example: '7d5f0b0e-3f0e-4b43-9a3a-2c7e5b8f6a10',
    description: 'Random number that the browser stores with the choice and uses for nothing else.',
  })
  browser: string;

  @Choice(COOKIE_CHOICES, 'CookieChoice', { label: 'Choice', example: 'rejected' })
  choice: CookieChoiceKind;

  @Choice(COOKIE_TEXT_VERSIONS, 'CookieTextVersion', {
    label: 'Text version',
    example: '2026-11',
    description: 'Version of the text shown.',
  })
  textVersion: CookieTextVersion;

  @Text({ label: 'Page', example: '/contact', max: 300, description: 'The path of the page.' })
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
  @Choice(SITE_EVENTS, 'SiteEventName', { label: 'Name', example: 'cta_click_book_call' })
  name: SiteEventName;

  @Choice(LABELS, 'SiteEventLabel', { label: 'Label', example: 'ai-for-startups' })
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
