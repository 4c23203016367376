import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import { TAKES_LONG_TEXT } from '../../http/request-limits';
import { Changes } from '../../idempotency/changes.decorator';
import { Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { ChangeIssue } from './change-issue';
import {
  DecideDeliveriesDto,
  IssueDto,
  IssueListQuery,
  IssueTextDto,
  MoveIssueDto,
  PoolRateDto,
  PoolsDto,
  PreviewDto,
  WriteIssueDto,
} from './dto/issue.dto';
import { IssueNotFound } from './issues.errors';
import { MoveIssue } from './move-issue';
import { ReadIssues } from './read-issues';

class IssueIdParam extends idParam(IssueNotFound) {}

@ApiTags('Newsletter issues')
@Controller('api/issues')
export class IssuesController {
  constructor(
    private readonly issues: ReadIssues,
    private readonly changing: ChangeIssue,
    private readonly moving: MoveIssue,
  ) {}

  /** Newsletter issues, newest first. */
  @Get()
  @Requires(Permission.SendNewsletter)
  listIssues(@Query() query: IssueListQuery) {
    return this.issues.page(query);
  }

  /** Write a new issue. */
  @Post()
  @RouteConfig(TAKES_LONG_TEXT)
  @Changes(Permission.SendNewsletter)
  addIssue(@CurrentActor() actor: Actor, @Body() form: WriteIssueDto) {
    return this.changing.create(actor, form);
  }

  /** Sending rate per mailbox provider, in mails a minute. */
  @Get('pools')
  @Requires(Permission.SendNewsletter)
  async getMailPools(): Promise<PoolsDto> {
    return { pools: await this.issues.pools() };
  }

  /** Set the sending rate of a mailbox provider. */
  @Put('pools')
  @Changes(Permission.SendNewsletter)
  async changeMailPool(@Body() form: PoolRateDto): Promise<PoolsDto> {
    return { pools: await this.changing.setRate(form) };
  }

  /** Preview the mail for a text, with its links and length, without storing it. */
  @Post('preview')
  @Touches()
  @RouteConfig(TAKES_LONG_TEXT)
  @HttpCode(200)
  @Requires(Permission.SendNewsletter, {
    notIdempotent: 'It keeps nothing, so it can be called any number of times.',
  })
  previewIssue(@Body() form: IssueTextDto): Promise<PreviewDto> {
    return this.issues.preview(form);
  }

  /** One issue with its audience, progress and failures. */
  @Get(':id')
  @Requires(Permission.SendNewsletter)
  getIssue(@CurrentActor() actor: Actor, @Param() { id }: IssueIdParam): Promise<IssueDto> {
    return this.issues.one(actor, id);
  }

  /** Change the text of an issue that is not yet scheduled. It needs approval again. */
  @Put(':id')
  @RouteConfig(TAKES_LONG_TEXT)
  @Changes(Permission.SendNewsletter)
  changeIssue(
    @CurrentActor() actor: Actor,
    @Param() { id }: IssueIdParam,
    @Body() form: WriteIssueDto,
  ) {
    return this.changing.write(actor, id, form);
  }

  /** Submit, approve, schedule, pause, resume, stop or withdraw an issue. */
  @Post(':id/moves')
  @HttpCode(200)
  @Changes(Permission.SendNewsletter)
  moveIssue(
    @CurrentActor() actor: Actor,
    @Param() { id }: IssueIdParam,
    @Body() form: MoveIssueDto,
  ) {
    return this.moving.move(actor, id, form);
  }

  /** Send the issue to the caller alone, as a test. */
  @Post(':id/test')
  @Touches()
  @HttpCode(200)
  @Changes(Permission.SendNewsletter)
  testIssue(@CurrentActor() actor: Actor, @Param() { id }: IssueIdParam) {
    return this.changing.test(actor, id);
  }

  /** Send mails again that may not have arrived, or leave them as they are. */
  @Post(':id/decisions')
  @HttpCode(200)
  @Changes(Permission.SendNewsletter)
  decideDeliveries(
    @CurrentActor() actor: Actor,
    @Param() { id }: IssueIdParam,
    @Body() form: DecideDeliveriesDto,
  ) {
    return this.moving.decide(actor, id, form);
  }
}
