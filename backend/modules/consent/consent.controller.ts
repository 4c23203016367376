import { Body, Controller, Get, Header, Post, HttpCode, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { invalidField } from '../../errors/app-error';
import { MessageDto } from '../../http/message.dto';
import { CookieChoice } from './cookie-choice.entity';
import { CookieChoiceDto, ThirdPartiesDto, EbooksDto, SiteEventDto } from './dto/consent.dto';
import { EBOOK_DOWNLOADS_BEFORE, EBOOK_IDS, EVENT_LABELS } from './event-count.entity';

@ApiTags('Site')
@Controller('api')
export class CookieChoicesController {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Third-party scripts that the site would load. If both are null, there is nothing to ask. */
  @Get('consent')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  listThirdParties(): ThirdPartiesDto {
    const { tagManagerId = null, analyticsId = null } = this.config.thirdParties;
    return { tagManagerId, analyticsId };
  }

  /** Record a choice about third-party cookies as evidence. No network address is stored. */
  @Post('consent')
  @Public({ limit: 'consent' })
  async recordCookieChoice(@Body() choice: CookieChoiceDto): Promise<MessageDto> {
    await this.dataSource.manager.insert(CookieChoice, { ...choice });
    return { message: 'Your choice is saved.' };
  }
}

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

@ApiTags('Site')
@Controller('api')
export class SiteEventsController {
  constructor(private readonly events: SiteEvents) {}

  /** Count an action on the site. Only a daily total is stored, nothing about the visitor. */
  @Post('events')
  @HttpCode(204)
  @Public()
  countSiteEvent(@Body() event: SiteEventDto): Promise<void> {
    return this.events.count(event);
  }

  /** Download counts of the e-books. */
  @Get('ebooks')
  @Public()
  listEbooks() {
    return this.events.ebookDownloads();
  }
}
