import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { idParam } from '../../validation/id-param.dto';
import { AskDataRequest } from './ask-data-request';
import { ChangeDataRequest } from './change-data-request';
import { DataRequestListQuery, NewDataRequestDto } from './dto/privacy.dto';
import { archiveFile, ExportIdParam, ZIP } from './privacy.controller';
import { DataRequestNotFound } from './privacy.errors';
import { ReadDataRequests } from './read-data-requests';
import { ReadExport } from './read-export';

class DataRequestIdParam extends idParam(DataRequestNotFound) {}

@ApiTags('Your data')
@Controller('api/admin/privacy')
export class DataRequestsController {
  constructor(
    private readonly requests: ReadDataRequests,
    private readonly raising: AskDataRequest,
    private readonly changing: ChangeDataRequest,
    private readonly reading: ReadExport,
  ) {}

  /** Data requests, newest first. */
  @Get()
  @Requires(Permission.ManageDataRequests)
  listDataRequests(@Query() query: DataRequestListQuery) {
    return this.requests.page(query);
  }

  /** Raise a data request for a client, lead or subscriber who asked by other means. */
  @Post()
  @Changes(Permission.ManageDataRequests)
  raiseDataRequest(@CurrentActor() actor: Actor, @Body() form: NewDataRequestDto) {
    return this.raising.forSomebody(actor, form);
  }

  /** Carry out a data request now, regardless of its date. */
  @Post(':id/run')
  @HttpCode(200)
  @Changes(Permission.ManageDataRequests)
  runDataRequest(@CurrentActor() actor: Actor, @Param() { id }: DataRequestIdParam) {
    return this.changing.runNow(actor, id);
  }

  /** Cancel a pending data request. */
  @Delete(':id')
  @Requires(Permission.ManageDataRequests)
  @ProblemResponses(409)
  cancelDataRequest(@CurrentActor() actor: Actor, @Param() { id }: DataRequestIdParam) {
    return this.changing.cancel(actor, id);
  }

  /** Download the export of a person who cannot sign in to do so. */
  @Get(':id/file')
  @Requires(Permission.ManageDataRequests)
  @ApiProduces('application/zip')
  @ApiOkResponse(ZIP)
  async downloadDataRequest(
    @Param() { id }: ExportIdParam,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return archiveFile(await this.reading.forStaff(id), reply);
  }
}
