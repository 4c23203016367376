import { Module } from '@nestjs/common';
import { DelegationModule } from '../delegation/delegation.public';
import { RequestsModule } from '../requests/requests.public';
import { ResponseTimesModule } from '../response-times/response-times.public';
import { BulkChange } from './bulk-change';
import { BulkRules } from './bulk-rules';
import { CannedReplies } from './canned-replies';
import { CannedRepliesController } from './canned-replies.controller';
import { CompanyRequests } from './company-requests';
import { Matching } from './matching';
import { MyRequests } from './my-requests';
import { Presence } from './presence';
import { QueueExport } from './queue-export';
import { QueueController } from './queue.controller';
import { ReportExport } from './report-export';
import { Reports } from './reports';
import { ReportsController } from './reports.controller';
import { RequestList } from './request-list';
import { RequestListsController } from './request-lists.controller';
import { RequestSearch } from './request-search';
import { RequestStats } from './request-stats';
import { SavedViews } from './saved-views';
import { StaffDashboard } from './staff-dashboard';
import { StaffRequests } from './staff-requests';
import { Upcoming } from './upcoming';
import './canned-replies.events';
import './request-lists.personal-data';

/** The request lists, search, the staff queue and its tools, reports and dashboards. */
@Module({
  imports: [DelegationModule, RequestsModule, ResponseTimesModule],
  controllers: [
    RequestListsController,
    QueueController,
    ReportsController,
    CannedRepliesController,
  ],
  providers: [
    BulkChange,
    BulkRules,
    CannedReplies,
    CompanyRequests,
    Matching,
    MyRequests,
    Presence,
    QueueExport,
    ReportExport,
    Reports,
    RequestList,
    RequestSearch,
    RequestStats,
    SavedViews,
    StaffDashboard,
    StaffRequests,
    Upcoming,
  ],
  exports: [RequestList],
})
export class RequestListsModule {}
