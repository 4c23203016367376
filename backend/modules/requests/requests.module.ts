import { Module } from '@nestjs/common';
import { ChangeRequest } from './change-request';
import { ClientRequestsController } from './client-requests.controller';
import { MyRequests } from './my-requests';
import { RaiseRequest } from './raise-request';
import { RequestList } from './request-list';
import { RequestReader } from './request-reader';
import { RequestStats } from './request-stats';
import { ServicesController } from './services.controller';
import { StaffRequests } from './staff-requests';
import { StaffRequestsController } from './staff-requests.controller';

/** A client's project requests: raised, listed, read, moved and noted on. */
@Module({
  controllers: [ClientRequestsController, StaffRequestsController, ServicesController],
  providers: [
    ChangeRequest,
    MyRequests,
    RaiseRequest,
    RequestList,
    RequestReader,
    RequestStats,
    StaffRequests,
  ],
  exports: [RaiseRequest, RequestReader],
})
export class RequestsModule {}
