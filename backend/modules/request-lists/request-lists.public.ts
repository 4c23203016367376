export { unconfirmedFigures } from './dashboards';
export { FoldReportChanges } from './count-for-reports';
export { RequestListsModule } from './request-lists.module';
export { periodOf } from './reports';
export { moneyOfClient } from './request-stats';
