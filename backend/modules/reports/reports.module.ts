import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { ReportExport } from './report-export';
import { Reports } from './reports';
import { ReportsController } from './reports.controller';
import { StaffDashboard } from './staff-dashboard';
import './reports.personal-data';

@Module({
  imports: [RequestsModule],
  controllers: [ReportsController],
  providers: [ReportExport, Reports, StaffDashboard],
})
export class ReportsModule {}
