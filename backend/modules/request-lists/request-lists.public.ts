export { FoldReportChanges } from './fold-report-changes';
export { FoldRequestCounts } from './request-counts';
export { RequestListsModule } from './request-lists.module';
