import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { LeavesStableApi } from '../../access/leaves-stable-api';
import { Changes } from '../../idempotency/changes.decorator';
import { CsvFile } from '../../lists/csv';
import { REQUESTS, Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { RequestIdParam } from '../requests/requests.public';
import { BulkChange } from './bulk-change';
import { BulkChangeDto, NotePresenceDto } from './dto/queue.dto';
import { StaffListQuery } from './dto/request-list.dto';
import { ChooseViewsDto, PanelQuery, SaveViewDto } from './dto/saved-view.dto';
import { FilteredRequests } from './filtered-requests';
import { Presence } from './presence';
import { ViewNotFound } from './request-lists.errors';
import { SavedViews } from './saved-views';

class ViewIdParam extends idParam(ViewNotFound) {}

@ApiTags('Queue')
@Controller('api/queue')
export class QueueController {
  constructor(
    private readonly views: SavedViews,
    private readonly bulk: BulkChange,
    private readonly filtered: FilteredRequests,
    private readonly presence: Presence,
  ) {}

  /** List the saved views of a queue, the caller's pinned views, and the one the queue opens with. */
  @Get('views')
  @Requires(Permission.WorkOnRequests)
  getViews(@CurrentActor() actor: Actor, @Query() { panel }: PanelQuery) {
    return this.views.of(actor, panel);
  }

  /** Save the filters of a queue under a name, for the caller or shared with everyone in the queue. */
  @Post('views')
  @Changes(Permission.WorkOnRequests)
  saveView(@CurrentActor() actor: Actor, @Body() form: SaveViewDto) {
    return this.views.save(actor, form);
  }

  /** Pin views in an order, and choose which one the queue opens with. */
  @Put('views')
  @Changes(Permission.WorkOnRequests)
  chooseViews(@CurrentActor() actor: Actor, @Body() form: ChooseViewsDto) {
    return this.views.choose(actor, form);
  }

  /** Change a view. Allowed for its creator and for admins. */
  @Put('views/:id')
  @Changes(Permission.WorkOnRequests)
  changeView(
    @CurrentActor() actor: Actor,
    @Param() { id }: ViewIdParam,
    @Body() form: SaveViewDto,
  ) {
    return this.views.change(actor, id, form);
  }

  /** Delete a view. Allowed for its creator and for admins. */
  @Delete('views/:id')
  @Changes(Permission.WorkOnRequests)
  deleteView(@CurrentActor() actor: Actor, @Param() { id }: ViewIdParam) {
    return this.views.delete(actor, id);
  }

  /** Change up to fifty requests, each with its own result. Send `before` back to undo. */
  @Post('changes')
  @Touches(REQUESTS, 'Colleagues')
  @HttpCode(200)
  @Changes(Permission.WorkOnRequests, { inSteps: true })
  changeRequests(@CurrentActor() actor: Actor, @Body() form: BulkChangeDto) {
    return this.bulk.change(actor, form);
  }

  /** Report that the caller has a request or a draft open. Staff who have it open see each other. */
  @Put('presence/:id')
  @Touches()
  @Changes(Permission.WorkOnRequests)
  @LeavesStableApi({
    since: '2026-11-23',
    sunset: '2027-05-31',
    instead: 'Nothing takes its place: only somebody at a screen looks at a request.',
  })
  notePresence(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: NotePresenceDto,
  ) {
    return this.presence.note(actor, id, form);
  }

  /** Ids and versions of all matching requests in the caller's scope, up to a thousand. */
  @Get('matching')
  @Requires(Permission.WorkOnRequests)
  listMatchingRequests(@CurrentActor() actor: Actor, @Query() query: StaffListQuery) {
    return this.filtered.ids(actor, query);
  }

  /** Export the matching requests of the caller's scope as a CSV file. */
  @Get('export')
  @Requires(Permission.WorkOnRequests, { limit: 'exporting' })
  @CsvFile()
  exportRequests(
    @CurrentActor() actor: Actor,
    @Query() query: StaffListQuery,
  ): Promise<StreamableFile> {
    return this.filtered.csv(actor, query);
  }
}
