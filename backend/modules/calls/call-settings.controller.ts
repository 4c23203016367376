import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { idParam } from '../../validation/id-param.dto';
import { CallSettings, CallTypes } from './call-settings';
import { CallTypeNotFound } from './calls.errors';
import {
  CalendarAddressDto,
  ChangeCallSettingsDto,
  ChangeCallTypeDto,
  NewCallTypeDto,
} from './dto/call-settings.dto';

class CallTypeIdParam extends idParam(CallTypeNotFound) {}

const HOLDS_SECRET = { notIdempotent: 'The answer holds the address, which is shown once.' };

@ApiTags('How calls are taken')
@Controller('api/call-types')
export class CallTypesController {
  constructor(private readonly types: CallTypes) {}

  /** The kinds of call. */
  @Get()
  @Requires(Permission.ManageServiceLevels)
  getCallTypes() {
    return this.types.list();
  }

  /** Add a kind of call. */
  @Post()
  @Changes(Permission.ManageServiceLevels)
  addCallType(@Body() form: NewCallTypeDto) {
    return this.types.add(form);
  }

  /** Change a kind of call: its hosts, minimum notice and daily limit. */
  @Put(':id')
  @Changes(Permission.ManageServiceLevels)
  changeCallType(@Param() { id }: CallTypeIdParam, @Body() form: ChangeCallTypeDto) {
    return this.types.edit(id, form);
  }
}

@ApiTags('How calls are taken')
@Controller('api/call-settings')
export class CallSettingsController {
  constructor(private readonly settings: CallSettings) {}

  /** How the caller takes calls. */
  @Get()
  @Requires(Permission.WorkOnRequests)
  getCallSettings(@CurrentActor() actor: Actor) {
    return this.settings.read(actor);
  }

  /** Change the caller's hours and meeting link. */
  @Put()
  @Changes(Permission.WorkOnRequests)
  changeCallSettings(@CurrentActor() actor: Actor, @Body() form: ChangeCallSettingsDto) {
    return this.settings.change(actor, form);
  }

  /** Create a secret calendar URL with the caller's calls. Any earlier URL stops working. */
  @Post('feed')
  @Requires(Permission.WorkOnRequests, HOLDS_SECRET)
  createFeed(@CurrentActor() actor: Actor) {
    return this.settings.openFeed(actor);
  }

  /** Revoke the secret calendar URL. */
  @Delete('feed')
  @Changes(Permission.WorkOnRequests)
  revokeFeed(@CurrentActor() actor: Actor) {
    return this.settings.closeFeed(actor);
  }

  /** Block the busy times of the caller's own calendar, and offer no times until it is read. Only titles
   * of events that are not fully understood are stored, for the caller. */
  @Put('calendar')
  @Changes(Permission.WorkOnRequests)
  setCalendar(@CurrentActor() actor: Actor, @Body() { url }: CalendarAddressDto) {
    return this.settings.followCalendar(actor, url);
  }

  /** Stop reading the caller's calendar. */
  @Delete('calendar')
  @Changes(Permission.WorkOnRequests)
  removeCalendar(@CurrentActor() actor: Actor) {
    return this.settings.leaveCalendar(actor);
  }
}
