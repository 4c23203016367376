import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { Absences } from './absences';
import { AbsencesController } from './absences.controller';
import { AssignRequest } from './assign-request';
import { Colleagues } from './colleagues';
import { DelegateRequest } from './delegate-request';
import { DelegationController } from './delegation.controller';
import { ReassignRequest } from './reassign-request';
import { ReleaseRequests } from './release-requests';
import './acting-for';
import './delegation.live';
import './delegation.mails';
import './delegation.notices';
import './delegation.personal-data';

/** Teams and assignees of requests, and deputies while staff are away. */
@Module({
  imports: [RequestsModule],
  controllers: [AbsencesController, DelegationController],
  providers: [
    Absences,
    AssignRequest,
    Colleagues,
    DelegateRequest,
    ReassignRequest,
    ReleaseRequests,
  ],
  exports: [AssignRequest, DelegateRequest, ReassignRequest, ReleaseRequests],
})
export class DelegationModule {}
