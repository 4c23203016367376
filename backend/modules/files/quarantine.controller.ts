import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { PageQuery } from '../../lists/page.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { FileIdParam } from './files.controller';
import { QuarantinedFilesDto } from './dto/quarantine.dto';
import { Quarantine } from './quarantine';

@ApiTags('Files')
@Controller('api/admin/quarantined-files')
export class QuarantineController {
  constructor(private readonly quarantine: Quarantine) {}

  /** Files that the virus scanner rejected or could not scan, newest first. They cannot be downloaded. */
  @Get()
  @Requires(Permission.ManageQuarantine)
  @ProblemResponses(422)
  getQuarantinedFiles(
    @CurrentActor() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<QuarantinedFilesDto> {
    return this.quarantine.list(actor, query);
  }

  /** Scan a file again, for example after a false positive. */
  @Post(':id/rescan')
  @HttpCode(200)
  @Changes(Permission.ManageQuarantine)
  @ProblemResponses(404, 409)
  rescanFile(@Param() { id }: FileIdParam): Promise<MessageDto> {
    return this.quarantine.rescan(id);
  }
}
