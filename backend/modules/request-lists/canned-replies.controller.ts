import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { idParam } from '../../validation/id-param.dto';
import { CannedReplies } from './canned-replies';
import { ChangeCannedReplyDto, NewCannedReplyDto } from './dto/canned-reply.dto';
import { CannedReplyNotFound } from './request-lists.errors';

class CannedReplyIdParam extends idParam(CannedReplyNotFound) {}

@ApiTags('Canned replies')
@Controller('api/canned-replies')
export class CannedRepliesController {
  constructor(private readonly replies: CannedReplies) {}

  /** List canned replies by title. */
  @Get()
  @Requires(Permission.WorkOnRequests)
  getCannedReplies() {
    return this.replies.all();
  }

  /** Add a canned reply. */
  @Post()
  @Changes(Permission.ManageCannedReplies)
  addCannedReply(@Body() form: NewCannedReplyDto) {
    return this.replies.add(form);
  }

  /** Change a canned reply. */
  @Put(':id')
  @Changes(Permission.ManageCannedReplies)
  changeCannedReply(@Param() { id }: CannedReplyIdParam, @Body() form: ChangeCannedReplyDto) {
    return this.replies.edit(id, form);
  }

  /** Delete a canned reply. */
  @Delete(':id')
  @Changes(Permission.ManageCannedReplies)
  deleteCannedReply(@Param() { id }: CannedReplyIdParam) {
    return this.replies.delete(id);
  }
}
