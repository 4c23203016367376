import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.public';
import { ResponseTimesModule } from '../response-times/response-times.public';
import { ChangeOwnRequest } from './change-own-request';
import { ChangeRequest } from './change-request';
import { ClientRequestsController } from './client-requests.controller';
import { CommentOnRequest } from './comment-on-request';
import { MoveRequest } from './move-request';
import { RaiseRequest } from './raise-request';
import { RequestReader } from './request-reader';
import { ServicesController } from './services.controller';
import { StaffRequestsController } from './staff-requests.controller';
import './follow-accounts';
import './request-scope';
import './requests.personal-data';

@Module({
  imports: [FilesModule, ResponseTimesModule],
  controllers: [ClientRequestsController, StaffRequestsController, ServicesController],
  providers: [
    ChangeOwnRequest,
    ChangeRequest,
    CommentOnRequest,
    MoveRequest,
    RaiseRequest,
    RequestReader,
  ],
  exports: [ChangeRequest, CommentOnRequest, RaiseRequest, RequestReader],
})
export class RequestsModule {}
