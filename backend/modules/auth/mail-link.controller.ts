import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/access.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { RequestOpenedDto, UseMailLinkDto } from './dto/mail-link.dto';
import { UseMailLink } from './use-mail-link';

@ApiTags('Sessions')
@Controller('api/mail-links')
export class MailLinkController {
  constructor(private readonly using: UseMailLink) {}

  /** Open a request from a mail about it: once, within 72 hours. The session gives access to that request only. */
  @Post('use')
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(400, 410, 422)
  useMailLink(@Body() { token }: UseMailLinkDto): Promise<RequestOpenedDto> {
    return this.using.run(token);
  }
}
