import { Module } from '@nestjs/common';
import { LinksModule } from '../../links/links.public';
import { AuthModule } from '../auth/auth.public';
import { FilesModule } from '../files/files.public';
import { ChangeRequest } from './change-request';
import { CommentOnRequest } from './comment-on-request';
import { InviteReader } from './invite-reader';
import { MoveRequest } from './move-request';
import { EditOwnRequest } from './edit-own-request';
import { MoveOwnRequest } from './move-own-request';
import { ClientRequestsController } from './client-requests.controller';
import { OneCurrency } from './one-currency';
import { Participants } from './participants';
import { RaiseRequest } from './raise-request';
import { ResponseTimesModule } from '../response-times/response-times.public';
import { RequestPeopleController } from './request-people.controller';
import { RequestReader } from './request-reader';
import { ServicesController } from './services.controller';
import { SetPrivacy } from './set-privacy';
import { StaffRequestsController } from './staff-requests.controller';
import { WithdrawRequests } from './requests-of-person';
import './client-name';
import './file-scope';
import './hand-over-requests';
import './colleagues.mails';
import './requests.live';
import './requests.mails';
import './requests.notices';
import './requests.retention';
import './staff.mails';
import './requests.personal-data';

@Module({
  imports: [AuthModule, FilesModule, LinksModule, ResponseTimesModule],
  controllers: [
    ClientRequestsController,
    RequestPeopleController,
    StaffRequestsController,
    ServicesController,
  ],
  providers: [
    ChangeRequest,
    CommentOnRequest,
    EditOwnRequest,
    InviteReader,
    MoveOwnRequest,
    MoveRequest,
    OneCurrency,
    Participants,
    RaiseRequest,
    RequestReader,
    SetPrivacy,
    WithdrawRequests,
  ],
  exports: [
    ChangeRequest,
    CommentOnRequest,
    MoveRequest,
    RaiseRequest,
    RequestReader,
    WithdrawRequests,
  ],
})
export class RequestsModule {}
