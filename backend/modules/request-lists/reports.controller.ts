import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { CsvFile } from '../../lists/csv';
import { Dashboards } from './dashboards';
import { ReportQuery } from './dto/report.dto';
import { Reports } from './reports';

@ApiTags('Reports')
@Controller('api')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly dashboards: Dashboards,
  ) {}

  /** Figures of requests received, response times, punctuality and agreed prices. */
  @Get('reports')
  @Requires(Permission.ReadReports)
  getReport(@Query() query: ReportQuery) {
    return this.reports.of(query);
  }

  /** Export the report as a CSV file, with its total in the last line. */
  @Get('reports/export')
  @Requires(Permission.ReadReports, { limit: 'exporting' })
  @CsvFile()
  exportReport(@Query() query: ReportQuery): Promise<StreamableFile> {
    return this.reports.csv(query);
  }

  /** Due requests, the caller's own, and the last seven days of the caller's team. */
  @Get('staff-dashboard')
  @Requires(Permission.WorkOnRequests)
  getStaffDashboard(@CurrentActor() actor: Actor) {
    return this.dashboards.ofStaff(actor);
  }
}
