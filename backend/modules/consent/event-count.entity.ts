import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteEventName } from './site-event-options';

/** How often something was done on a day. Nobody is in it: no address, no browser, no visit. */
@Entity('event_counts')
@Check(
  'event_counts_name_check',
  `"name" IN ('cta_click_book_call', 'cta_download_package', 'ebook_download')`,
)
export class EventCount {
  /** UTC. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  name: SiteEventName;

  @PrimaryColumn('text')
  label: string;

  @Column({ type: 'integer' })
  count: number;
}
