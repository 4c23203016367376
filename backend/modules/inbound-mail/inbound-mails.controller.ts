import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { REQUESTS, Touches } from '../../openapi/touches';
import { DecideMail } from './decide-mail';
import { AttachMailDto, InboundMailIdParam, InboundMailListQuery } from './dto/inbound-mail.dto';
import { InboundMails } from './inbound-mails';

@ApiTags('Mail')
@Controller('api/inbound-mails')
export class InboundMailsController {
  constructor(
    private readonly mails: InboundMails,
    private readonly deciding: DecideMail,
  ) {}

  /** Inbound mails, newest first: those waiting for staff, or those in one state. */
  @Get()
  @Requires(Permission.AdministerRequests)
  getInboundMails(@Query() query: InboundMailListQuery) {
    return this.mails.list(query);
  }

  /** Download the original mail. The download is recorded in the audit log. */
  @Get(':id/raw')
  @Requires(Permission.AdministerRequests)
  @ApiProduces('message/rfc822')
  @ApiOkResponse({
    description: 'The original mail.',
    schema: { type: 'string', format: 'binary' },
  })
  async downloadInboundMail(
    @Param() { id }: InboundMailIdParam,
    @Req() { headers: asked }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    // Compression would drop the length.
    asked['x-no-compression'] = 'true';
    const { headers, content } = await this.mails.original(id);
    void reply.headers(headers);
    return new StreamableFile(content);
  }

  /** Accept the mail as a message of its sender, or of the owner of its reply address. */
  @Post(':id/let-in')
  @Touches('Mail', REQUESTS)
  @HttpCode(200)
  @Changes(Permission.AdministerRequests)
  admitMail(@CurrentActor() actor: Actor, @Param() { id }: InboundMailIdParam) {
    return this.deciding.letIn(actor, id);
  }

  /** Attach the mail to a request: as a message if its client sent it, else as an internal note. */
  @Post(':id/attach')
  @Touches('Mail', REQUESTS)
  @HttpCode(200)
  @Changes(Permission.AdministerRequests)
  attachMail(
    @CurrentActor() actor: Actor,
    @Param() { id }: InboundMailIdParam,
    @Body() { reference }: AttachMailDto,
  ) {
    return this.deciding.attach(actor, id, reference);
  }

  /** Dismiss the mail. It is kept for 90 days. */
  @Post(':id/dismiss')
  @HttpCode(200)
  @Changes(Permission.AdministerRequests)
  dismissMail(@CurrentActor() actor: Actor, @Param() { id }: InboundMailIdParam) {
    return this.deciding.dismiss(actor, id);
  }
}
