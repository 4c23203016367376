import { Readable } from 'node:stream';
import {
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Req,
  Res,
  StreamableFile,
  HttpCode,
  Query,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { AnswerHeaders } from '../../http/answer-headers';
import { MessageDto } from '../../http/message.dto';
import { TAKES_FILES } from '../../http/multipart-bodies';
import { Changes } from '../../idempotency/changes.decorator';
import { PageQuery } from '../../lists/page.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { REQUESTS, Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { MEDIA_TYPES } from './attachment-options';
import { FileUploadedDto } from './dto/attachment.dto';
import { FileNotFound, NotMultipart } from './files.errors';
import { KeepFile } from './keep-file';
import { Quarantine } from './quarantine';
import { StoredFiles } from './stored-files';

export class FileIdParam extends idParam(FileNotFound) {}

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Files')
@Controller('api/attachments')
export class AttachmentsController {
  constructor(
    private readonly keeping: KeepFile,
    private readonly files: StoredFiles,
  ) {}

  /**
   * Upload a file, to be attached by its id to a request, a message or a note. At most 25 MiB, of the kinds that
   * `FileMediaType` lists, as detected from its content. Until attached, only the caller sees it; unattached files are
   * deleted after 24 hours, with at most ten at a time. A client may have 500 MiB of files.
   */
  @Post()
  @Touches()
  @Requires(Permission.UseFiles, {
    limit: 'uploading',
    withMailLink: 'file',
    notIdempotent: 'A file is not compared with one that was sent before; unused ones are deleted.',
  })
  @RouteConfig(TAKES_FILES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: BINARY } } })
  @AnswerHeaders<FileUploadedDto>({
    Location: ({ attachment }) => `/api/attachments/${attachment._id}`,
  })
  uploadFile(
    @CurrentActor() actor: Actor,
    @Req() { raw, headers }: FastifyRequest,
  ): Promise<FileUploadedDto> {
    if (!headers['content-type']?.startsWith('multipart/form-data')) throw NotMultipart();
    return this.keeping.upload(actor, raw);
  }

  /** Download a file of a request that the caller sees, or one of the caller's files that is not attached yet. */
  @Get(':id')
  @Requires(Permission.UseFiles, { withMailLink: 'file' })
  @ApiProduces(...MEDIA_TYPES)
  @ApiOkResponse({ description: 'The content of the file.', schema: BINARY })
  @ProblemResponses(409)
  async downloadFile(
    @CurrentActor() actor: Actor,
    @Param() { id }: FileIdParam,
    @Req() { method, headers: asked }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    // Compressing texts would take seconds, and lose their length.
    asked['x-no-compression'] = 'true';
    const { headers, open } = await this.files.read(actor, id);
    // Fastify keeps the given length for a stream.
    const content = method === 'HEAD' ? Readable.from([]) : await open();
    void reply.headers(headers);
    return new StreamableFile(content);
  }

  /** Remove a file. Its uploader may until it is attached and within fifteen minutes of the upload; an admin always. */
  @Delete(':id')
  @Touches('Files', REQUESTS)
  @Requires(Permission.UseFiles, { withMailLink: 'file' })
  @ProblemResponses(409)
  removeFile(@CurrentActor() actor: Actor, @Param() { id }: FileIdParam): Promise<MessageDto> {
    return this.files.remove(actor, id);
  }
}

@ApiTags('Files')
@Controller('api/admin/quarantined-files')
export class QuarantineController {
  constructor(private readonly quarantine: Quarantine) {}

  /** Files that the virus scanner rejected or could not scan, newest first. They cannot be downloaded. */
  @Get()
  @Requires(Permission.ManageQuarantine)
  getQuarantinedFiles(@CurrentActor() actor: Actor, @Query() query: PageQuery) {
    return this.quarantine.list(actor, query);
  }

  /** Scan a file again, for example after a false positive. */
  @Post(':id/rescan')
  @HttpCode(200)
  @Changes(Permission.ManageQuarantine)
  rescanFile(@Param() { id }: FileIdParam): Promise<MessageDto> {
    return this.quarantine.rescan(id);
  }
}
