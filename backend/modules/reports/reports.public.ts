export { FoldReportChanges } from './fold-report-changes';
export { ReportsModule } from './reports.module';
