import { Module } from '@nestjs/common';
import { LinksModule } from '../../links/links.public';
import { AuthModule } from '../auth/auth.public';
import { BindFiles } from './bind-files';
import { ChangeRequest } from './change-request';
import { CompanyRequests } from './company-requests';
import { CommentOnRequest } from './comment-on-request';
import { InviteReader } from './invite-reader';
import { MoveRequest } from './move-request';
import { EditOwnRequest } from './edit-own-request';
import { MoveOwnRequest } from './move-own-request';
import { ClientRequestsController } from './client-requests.controller';
import { MyRequests } from './my-requests';
import { OneCurrency } from './one-currency';
import { Participants } from './participants';
import { RaiseRequest } from './raise-request';
import { ServiceLevelsModule } from '../service-levels/service-levels.public';
import { RequestClocks } from './request-clocks';
import { RequestList } from './request-list';
import { RequestPeopleController } from './request-people.controller';
import { RequestReader } from './request-reader';
import { RequestSearch } from './request-search';
import { RequestStats } from './request-stats';
import { ServicesController } from './services.controller';
import { SetPrivacy } from './set-privacy';
import { StaffRequests } from './staff-requests';
import { StaffRequestsController } from './staff-requests.controller';
import { Upcoming } from './upcoming';
import { WithdrawRequests } from './withdraw-requests';
import './client-name';
import './colleagues.mails';
import './requests.live';
import './requests.mails';
import './requests.notices';
import './requests.retention';
import './staff.mails';
import './requests.personal-data';

@Module({
  imports: [AuthModule, LinksModule, ServiceLevelsModule],
  controllers: [
    ClientRequestsController,
    RequestPeopleController,
    StaffRequestsController,
    ServicesController,
  ],
  providers: [
    BindFiles,
    ChangeRequest,
    CommentOnRequest,
    CompanyRequests,
    EditOwnRequest,
    InviteReader,
    MoveOwnRequest,
    MoveRequest,
    MyRequests,
    OneCurrency,
    Participants,
    RaiseRequest,
    RequestClocks,
    RequestList,
    RequestReader,
    RequestSearch,
    RequestStats,
    SetPrivacy,
    StaffRequests,
    Upcoming,
    WithdrawRequests,
  ],
  exports: [
    ChangeRequest,
    CommentOnRequest,
    MoveRequest,
    RaiseRequest,
    RequestClocks,
    RequestList,
    RequestReader,
    WithdrawRequests,
  ],
})
export class RequestsModule {}
