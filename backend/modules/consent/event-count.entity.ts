import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../database/columns';

@Entity('event_counts')
export class EventCount {
  @PrimaryColumn('date') day: string;
  @TextColumn('choice', { primary: true }) name: SiteEventName;
  @TextColumn('technical', { primary: true }) label: string;
  @Column({ type: 'integer' }) count: number;
}

export const SITE_EVENTS = [
  'cta_click_book_call',
  'cta_download_package',
  'ebook_download',
] as const;
export type SiteEventName = (typeof SITE_EVENTS)[number];

export const EBOOK_DOWNLOADS_BEFORE = {
  'ai-transformation': 2_500,
  'machine-learning': 1_800,
  'data-analytics': 3_200,
} as const;
export type EbookId = keyof typeof EBOOK_DOWNLOADS_BEFORE;
export const EBOOK_IDS = Object.keys(EBOOK_DOWNLOADS_BEFORE) as EbookId[];

/** A closed list, so that strangers cannot write into our figures. */
export const EVENT_LABELS: Record<SiteEventName, readonly string[]> = {
  cta_click_book_call: ['ai-for-startups'],
  cta_download_package: ['ai-for-startups'],
  ebook_download: EBOOK_IDS,
};
