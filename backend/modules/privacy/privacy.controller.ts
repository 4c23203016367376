import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Public, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { AskDataRequest } from './ask-data-request';
import { ChangeDataRequest } from './change-data-request';
import { AskErasureDto, AskExportDto, KeepAccountDto } from './dto/privacy.dto';
import { ExportNotFound } from './privacy.errors';
import { ReadDataRequests } from './read-data-requests';
import { ReadExport, type Download } from './read-export';

export class ExportIdParam extends idParam(ExportNotFound) {}

export const ZIP = {
  schema: { type: 'string', format: 'binary' },
  description: 'The archive.',
} as const;

export function archiveFile({ headers, content }: Download, reply: FastifyReply): StreamableFile {
  void reply.headers(headers);
  return new StreamableFile(content);
}

@ApiTags('Your data')
@Controller('api/privacy')
export class PrivacyController {
  constructor(
    private readonly own: ReadDataRequests,
    private readonly exporting: AskDataRequest,
    private readonly reading: ReadExport,
    private readonly cancelling: ChangeDataRequest,
  ) {}

  /** State of the caller's export and erasure. */
  @Get()
  @Requires(Permission.UseOwnData)
  getPrivacyState(@CurrentActor() actor: Actor) {
    return this.own.own(actor);
  }

  /** Request a copy of the caller's data, once a day. A mail follows when it can be downloaded. */
  @Post('export')
  @Changes(Permission.UseOwnData)
  requestExport(@CurrentActor() actor: Actor, @Body() form: AskExportDto) {
    return this.exporting.export(actor, form);
  }

  /** Download one of the caller's exports, within seven days. */
  @Get('export/:id')
  @Requires(Permission.UseOwnData)
  @ApiProduces('application/zip')
  @ApiOkResponse(ZIP)
  async downloadExport(
    @CurrentActor() actor: Actor,
    @Param() { id }: ExportIdParam,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return archiveFile(await this.reading.own(actor, id), reply);
  }

  /** Request the erasure of the caller's account. It can be cancelled for fourteen days. */
  @Post('erase')
  @Touches('Your data', 'Profile')
  @Changes(Permission.UseOwnData)
  requestErasure(@CurrentActor() actor: Actor, @Body() form: AskErasureDto) {
    return this.exporting.erasure(actor, form);
  }

  /** Cancel the caller's erasure. */
  @Delete('erase')
  @Touches('Your data', 'Profile')
  @Requires(Permission.UseOwnData)
  @ProblemResponses(409)
  cancelErasure(@CurrentActor() actor: Actor) {
    return this.cancelling.keepOwn(actor);
  }

  /** Cancel an erasure with the link of a mail about it. The link works once. */
  @Post('keep')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(409, 410)
  keepAccount(@Body() { token }: KeepAccountDto) {
    return this.cancelling.keepByLink(token);
  }
}
