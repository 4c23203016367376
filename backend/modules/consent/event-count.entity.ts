import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../database/columns';
import type { SiteEventName } from './site-event-options';

@Entity('event_counts')
@Check(
  'event_counts_name_check',
  `"name" IN ('cta_click_book_call', 'cta_download_package', 'ebook_download')`,
)
export class EventCount {
  @PrimaryColumn('date')
  day: string;

  @TextColumn('choice', { primary: true })
  name: SiteEventName;

  @TextColumn('technical', { primary: true })
  label: string;

  @Column({ type: 'integer' })
  count: number;
}
