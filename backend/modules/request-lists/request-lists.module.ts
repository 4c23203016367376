import { Module } from '@nestjs/common';
import { DelegationModule } from '../delegation/delegation.public';
import { RequestsModule } from '../requests/requests.public';
import { BulkChange } from './bulk-change';
import { CannedReplies } from './canned-replies';
import { CannedRepliesController } from './canned-replies.controller';
import { Dashboards } from './dashboards';
import { FilteredRequests } from './filtered-requests';
import { OneCurrency } from './one-currency';
import { Presence } from './presence';
import { QueueController } from './queue.controller';
import { Reports } from './reports';
import { ReportsController } from './reports.controller';
import { RequestCounts } from './request-counts';
import { RequestList } from './request-list';
import { RequestListsController } from './request-lists.controller';
import { RequestPanels } from './request-panels';
import { SavedViews } from './saved-views';
import './request-lists.events';
import './request-lists.personal-data';

@Module({
  imports: [DelegationModule, RequestsModule],
  controllers: [
    RequestListsController,
    QueueController,
    ReportsController,
    CannedRepliesController,
  ],
  providers: [
    BulkChange,
    CannedReplies,
    Dashboards,
    FilteredRequests,
    OneCurrency,
    Presence,
    Reports,
    RequestList,
    RequestCounts,
    RequestPanels,
    SavedViews,
  ],
  exports: [RequestList],
})
export class RequestListsModule {}
