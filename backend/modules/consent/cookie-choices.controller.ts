import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../../access/access.decorator';
import { AppConfig } from '../../config/app-config';
import { MessageDto } from '../../http/message.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { CookieChoice } from './cookie-choice.entity';
import { CookieChoiceDto, ThirdPartiesDto } from './dto/cookie-choice.dto';

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
  @ProblemResponses(400, 422)
  async recordCookieChoice(@Body() choice: CookieChoiceDto): Promise<MessageDto> {
    await this.dataSource.manager.insert(CookieChoice, { ...choice });
    return { message: 'Your choice is saved.' };
  }
}
