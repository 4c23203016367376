import { Module } from '@nestjs/common';
import { Absences } from './absences';
import { AbsencesController } from './absences.controller';

@Module({ controllers: [AbsencesController], providers: [Absences] })
export class AbsencesModule {}
