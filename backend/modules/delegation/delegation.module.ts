import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { DelegationController } from './delegation.controller';
import { DelegateRequest } from './delegate-request';
import { ReassignRequest } from './reassign-request';
import './delegation.mails';
import './delegation.notices';

/** Assigns requests to teams. */
@Module({
  imports: [RequestsModule],
  controllers: [DelegationController],
  providers: [DelegateRequest, ReassignRequest],
})
export class DelegationModule {}
