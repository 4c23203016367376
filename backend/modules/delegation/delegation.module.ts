import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { DelegationController } from './delegation.controller';
import { DelegateRequest } from './delegate-request';

/** Who a request is handed to. */
@Module({
  imports: [RequestsModule],
  controllers: [DelegationController],
  providers: [DelegateRequest],
})
export class DelegationModule {}
