import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { idParam } from '../../validation/id-param.dto';
import { ChangeCalendar } from './change-calendar';
import { ChangePolicy } from './change-policy';
import { ChangeCalendarDto, ChangePolicyDto, NewCalendarDto } from './dto/service-levels.dto';
import { ServiceLevelList } from './service-level-list';
import { CalendarNotFound } from './service-levels.errors';

class CalendarIdParam extends idParam(CalendarNotFound) {}

@ApiTags('Service levels')
@Controller('api/service-levels')
export class ServiceLevelsController {
  constructor(
    private readonly list: ServiceLevelList,
    private readonly policy: ChangePolicy,
    private readonly calendars: ChangeCalendar,
  ) {}

  /** Targets by urgency, and the calendars of working hours and holidays. */
  @Get()
  @Requires(Permission.WorkOnRequests)
  getServiceLevels() {
    return this.list.all();
  }

  /** Set the targets. Running clocks keep theirs. */
  @Put('policy')
  @Changes(Permission.ManageServiceLevels)
  @ProblemResponses(404)
  changePolicy(@CurrentActor() actor: Actor, @Body() form: ChangePolicyDto) {
    return this.policy.change(actor, form);
  }

  /** Add a calendar. At most five are allowed. */
  @Post('calendars')
  @Changes(Permission.ManageServiceLevels)
  addCalendar(@Body() form: NewCalendarDto) {
    return this.calendars.add(form);
  }

  /** Set the hours and holidays of a calendar. Running clocks are planned again. */
  @Put('calendars/:id')
  @Changes(Permission.ManageServiceLevels)
  changeCalendar(@Param() { id }: CalendarIdParam, @Body() form: ChangeCalendarDto) {
    return this.calendars.change(id, form);
  }
}
