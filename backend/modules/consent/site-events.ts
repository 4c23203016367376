import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalidField } from '../../errors/app-error';
import type { EbooksDto, SiteEventDto } from './dto/site-event.dto';
import { EBOOK_DOWNLOADS_BEFORE, EBOOK_IDS, EVENT_LABELS } from './site-event-options';

@Injectable()
export class SiteEvents {
  constructor(private readonly dataSource: DataSource) {}

  async count({ name, label }: SiteEventDto): Promise<void> {
    if (!EVENT_LABELS[name].includes(label)) {
      throw invalidField('label', 'unknown_value', `Label does not belong to ${name}`);
    }
    await this.dataSource.query(
      `INSERT INTO event_counts (day, name, label, count) VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2, 1)
       ON CONFLICT (day, name, label) DO UPDATE SET count = event_counts.count + 1`,
      [name, label],
    );
  }

  async ebookDownloads(): Promise<EbooksDto> {
    const rows = await this.dataSource.query<{ label: string; count: number }[]>(
      `SELECT label, sum(count)::int AS count FROM event_counts WHERE name = 'ebook_download' GROUP BY label`,
    );
    const counted = (id: string) => rows.find(({ label }) => label === id)?.count ?? 0;
    return {
      ebooks: EBOOK_IDS.map((ebook) => ({
        ebook,
        downloads: EBOOK_DOWNLOADS_BEFORE[ebook] + counted(ebook),
      })),
    };
  }
}
