import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { Absences } from './absences';
import { AbsencesController } from './absences.controller';
import { AssignRequest } from './assign-request';
import { Colleagues } from './colleagues';
import { DelegateRequest } from './delegate-request';
import { DelegationController } from './delegation.controller';
import './delegation.personal-data';

@Module({
  imports: [RequestsModule],
  controllers: [AbsencesController, DelegationController],
  providers: [Absences, AssignRequest, Colleagues, DelegateRequest],
  exports: [AssignRequest, DelegateRequest],
})
export class DelegationModule {}
