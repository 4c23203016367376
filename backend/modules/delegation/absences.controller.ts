import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { Absences } from './absences';
import { AbsenceNotFound } from './delegation.errors';
import { NewAbsenceDto } from './dto/delegation.dto';

class AbsenceIdParam extends idParam(AbsenceNotFound) {}

@ApiTags('Absences')
@Controller('api/absences')
export class AbsencesController {
  constructor(private readonly absences: Absences) {}

  /** List current and future absences, with deputies. */
  @Get()
  @Requires(Permission.WorkOnRequests)
  getAbsences(@CurrentActor() actor: Actor) {
    return this.absences.list(actor);
  }

  /** Enter days away. The deputy is notified of replies during the absence. */
  @Post()
  @Touches('Absences', 'Colleagues', 'Calls')
  @Changes(Permission.WorkOnRequests)
  enterAbsence(@CurrentActor() actor: Actor, @Body() form: NewAbsenceDto) {
    return this.absences.enter(actor, form);
  }

  /** Remove an absence. Staff can remove their own, admins anyone's. */
  @Delete(':id')
  @Touches('Absences', 'Colleagues', 'Calls')
  @Changes(Permission.WorkOnRequests)
  removeAbsence(@CurrentActor() actor: Actor, @Param() { id }: AbsenceIdParam) {
    return this.absences.remove(actor, id);
  }
}
