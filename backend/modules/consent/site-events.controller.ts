import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/access.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { EbooksDto, SiteEventDto } from './dto/site-event.dto';
import { SiteEvents } from './site-events';

@ApiTags('Site')
@Controller('api')
export class SiteEventsController {
  constructor(private readonly events: SiteEvents) {}

  /** Count an action on the site. Only a daily total is stored, nothing about the visitor. */
  @Post('events')
  @HttpCode(204)
  @Public()
  @ProblemResponses(400, 422)
  countSiteEvent(@Body() event: SiteEventDto): Promise<void> {
    return this.events.count(event);
  }

  /** Download counts of the e-books. */
  @Get('ebooks')
  @Public()
  listEbooks(): Promise<EbooksDto> {
    return this.events.ebookDownloads();
  }
}
