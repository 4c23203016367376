import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../../validation/fields';
import {
  EBOOK_IDS,
  EVENT_LABELS,
  SITE_EVENTS,
  type EbookId,
  type SiteEventName,
} from '../site-event-options';

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
  @ApiProperty({ type: [EbookDownloadsDto] })
  ebooks: EbookDownloadsDto[];
}
