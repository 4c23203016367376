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
import { Requires, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { CsvFile } from '../../lists/csv';
import { ThreadQuery } from '../../lists/thread.dto';
import { REQUESTS, Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { ChangeLead, EraseLead } from './change-lead';
import { ChangeLeadDto, LeadListQuery, MakeRequestDto } from './dto/lead.dto';
import { LeadList } from './lead-list';
import { LeadNotFound } from './leads.errors';
import { MakeRequest } from './make-request';

class LeadIdParam extends idParam(LeadNotFound) {}

@ApiTags('Leads')
@Controller('api/leads')
export class LeadsController {
  constructor(
    private readonly leads: LeadList,
    private readonly changing: ChangeLead,
    private readonly erasing: EraseLead,
    private readonly making: MakeRequest,
  ) {}

  /** Leads, newest first; all but spam unless a state is requested. */
  @Get()
  @Requires(Permission.ManageLeads)
  listLeads(@Query() query: LeadListQuery) {
    return this.leads.page(query);
  }

  /** Export the matching leads as a CSV file. */
  @Get('export')
  @Requires(Permission.ManageLeads, { limit: 'exporting' })
  @CsvFile()
  exportLeads(@Query() query: LeadListQuery): Promise<StreamableFile> {
    return this.leads.csv(query);
  }

  /** One lead with the latest actions of staff. */
  @Get(':id')
  @Requires(Permission.ManageLeads)
  getLead(@Param() { id }: LeadIdParam) {
    return this.leads.detail(id);
  }

  /** Actions of staff on a lead, twenty at a time: the newest, or those before a given one. */
  @Get(':id/events')
  @Requires(Permission.ManageLeads)
  getLeadEvents(@Param() { id }: LeadIdParam, @Query() query: ThreadQuery) {
    return this.leads.events(id, query);
  }

  /** Change the state of a lead, or add a note. */
  @Put(':id')
  @Changes(Permission.ManageLeads)
  changeLead(@Param() { id }: LeadIdParam, @Body() change: ChangeLeadDto) {
    return this.changing.change(id, change);
  }

  /** Make a project request from a lead. A client without an account is invited by mail. */
  @Post(':id/request')
  @Touches('Leads', REQUESTS)
  @Changes(Permission.ManageLeads)
  createRequestFromLead(@Param() { id }: LeadIdParam, @Body() form: MakeRequestDto) {
    return this.making.make(id, form);
  }

  /** Erase a lead. */
  @Delete(':id')
  @HttpCode(204)
  @Requires(Permission.ManageLeads)
  eraseLead(@Param() { id }: LeadIdParam): Promise<void> {
    return this.erasing.erase(id);
  }
}
