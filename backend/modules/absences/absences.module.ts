import { Module } from '@nestjs/common';
import { Absences } from './absences';
import { AbsencesController } from './absences.controller';

/** Days on which staff are away, and their deputies. */
@Module({ controllers: [AbsencesController], providers: [Absences] })
export class AbsencesModule {}
