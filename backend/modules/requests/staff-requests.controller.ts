import { Body, Controller, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ThreadQuery } from '../../lists/thread.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { REQUESTS, Touches } from '../../openapi/touches';
import { ChangeRequest, WithETag } from './change-request';
import { AdminChangeDto, ManagerChangeDto, SupportChangeDto } from './dto/change-request.dto';
import { RequestChangedDto, RequestIdParam } from './dto/request.dto';
import { RequestReader } from './request-reader';

const IfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag of the version read; if outdated, the response is a 412.',
    schema: { type: 'string', maxLength: 64 },
  });

@Controller('api')
export class StaffRequestsController {
  constructor(
    private readonly changing: ChangeRequest,
    private readonly reader: RequestReader,
  ) {}

  /** Set the status of any request. Unusual moves are allowed and recorded as overrides. */
  @Put('admin-requests')
  @Touches(REQUESTS)
  @ApiTags('Admin panel')
  @Changes(Permission.AdministerRequests)
  @IfMatch()
  @WithETag()
  @ProblemResponses(404, 412)
  changeAdminRequest(
    @CurrentActor() actor: Actor,
    @Body() change: AdminChangeDto,
    @Headers('If-Match') ifMatch?: string,
  ) {
    return this.changing.change(actor, { kind: 'everything' }, change, ifMatch);
  }

  /** Move a request of the manager team, or append a manager note to it. */
  @Put('manager-requests')
  @Touches(REQUESTS)
  @ApiTags('Manager panel')
  @Changes(Permission.WorkAsManager)
  @IfMatch()
  @WithETag()
  @ProblemResponses(404, 412)
  changeManagerRequest(
    @CurrentActor() actor: Actor,
    @Body() { managerNotes, mentions, ...change }: ManagerChangeDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<RequestChangedDto> {
    const team = 'manager';
    const note = { team, text: managerNotes, mentions } as const;
    return this.changing.change(actor, { kind: 'team', team }, { ...change, note }, ifMatch);
  }

  /** Move a request of the support team, or append a support note to it. */
  @Put('support-requests')
  @Touches(REQUESTS)
  @ApiTags('Support panel')
  @Changes(Permission.WorkAsSupport)
  @IfMatch()
  @WithETag()
  @ProblemResponses(404, 412)
  changeSupportRequest(
    @CurrentActor() actor: Actor,
    @Body() { supportNotes, mentions, ...change }: SupportChangeDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<RequestChangedDto> {
    const team = 'support';
    const note = { team, text: supportNotes, mentions } as const;
    return this.changing.change(actor, { kind: 'team', team }, { ...change, note }, ifMatch);
  }

  /** The internal notes on a request, twenty at a time: the newest, or those before a given one. */
  @Get('requests/:id/notes')
  @ApiTags('Every panel')
  @Requires(Permission.ReadNotes)
  getRequestNotes(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Query() query: ThreadQuery,
  ) {
    return this.reader.notes(actor, id, query);
  }
}
