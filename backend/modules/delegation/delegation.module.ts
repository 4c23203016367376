import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { DelegationController } from './delegation.controller';
import { DelegateRequest } from './delegate-request';
import { HandOver } from './hand-over';
import { ReassignRequest } from './reassign-request';

/** Who a request is handed to. */
@Module({
  imports: [RequestsModule],
  controllers: [DelegationController],
  providers: [DelegateRequest, ReassignRequest, HandOver],
})
export class DelegationModule {}
