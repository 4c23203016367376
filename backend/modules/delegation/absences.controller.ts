import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { IdParam } from '../../validation/id-param.dto';
import { Absences } from './absences';
import { AbsenceNotFound } from './absences.errors';
import { AbsenceChangedDto, AbsencesDto, NewAbsenceDto } from './dto/absence.dto';

class AbsenceIdParam extends IdParam {
  static missing = AbsenceNotFound;
}

@ApiTags('Absences')
@Controller('api/absences')
export class AbsencesController {
  constructor(private readonly absences: Absences) {}

  /** Who is away, now and later, and who stands in. */
  @Get()
  @Requires(Permission.WorkOnRequests)
  getAbsences(@CurrentActor() actor: Actor): Promise<AbsencesDto> {
    return this.absences.list(actor);
  }

  /** Enter days away, with a deputy who is told of replies meanwhile. */
  @Post()
  @Changes(Permission.WorkOnRequests)
  @ProblemResponses(409, 422)
  enterAbsence(
    @CurrentActor() actor: Actor,
    @Body() form: NewAbsenceDto,
  ): Promise<AbsenceChangedDto> {
    return this.absences.enter(actor, form);
  }

  /** Remove one's own absence; admins remove anybody's. */
  @Delete(':id')
  @Changes(Permission.WorkOnRequests)
  @ProblemResponses(404)
  removeAbsence(
    @CurrentActor() actor: Actor,
    @Param() { id }: AbsenceIdParam,
  ): Promise<AbsenceChangedDto> {
    return this.absences.remove(actor, id);
  }
}
