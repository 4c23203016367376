import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { DelegationController } from './delegation.controller';
import { AssignRequest } from './assign-request';
import { Colleagues } from './colleagues';
import { ReleaseRequests } from './release-requests';
import { DelegateRequest } from './delegate-request';
import { ReassignRequest } from './reassign-request';
import './delegation.live';
import './delegation.mails';
import './delegation.notices';

@Module({
  imports: [RequestsModule],
  controllers: [DelegationController],
  providers: [AssignRequest, Colleagues, DelegateRequest, ReassignRequest, ReleaseRequests],
  exports: [AssignRequest, DelegateRequest, ReassignRequest, ReleaseRequests],
})
export class DelegationModule {}
