import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { DelegationController } from './delegation.controller';
import { DelegateRequest } from './delegate-request';
import { ReassignRequest } from './reassign-request';
import { TellTeam } from './tell-team';

/** Who a request is handed to. */
@Module({
  imports: [RequestsModule],
  controllers: [DelegationController],
  providers: [DelegateRequest, ReassignRequest, TellTeam],
})
export class DelegationModule {}
