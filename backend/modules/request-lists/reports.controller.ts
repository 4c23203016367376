import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { CsvFile } from '../../lists/csv-file.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { ReportDto, ReportQuery } from './dto/report.dto';
import { StaffDashboardDto } from './dto/staff-dashboard.dto';
import { ReportExport } from './report-export';
import { Reports } from './reports';
import { StaffDashboard } from './staff-dashboard';

@ApiTags('Reports')
@Controller('api')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly exporting: ReportExport,
    private readonly dashboard: StaffDashboard,
  ) {}

  /** Figures of requests received, response times, punctuality and agreed prices. */
  @Get('reports')
  @Requires(Permission.ReadReports)
  @ProblemResponses(422)
  getReport(@Query() query: ReportQuery): Promise<ReportDto> {
    return this.reports.of(query);
  }

  /** Export the report as a CSV file, with its total in the last line. */
  @Get('reports/export')
  @Requires(Permission.ReadReports, { limit: 'exporting' })
  @CsvFile()
  @ProblemResponses(422)
  exportReport(@Query() query: ReportQuery): Promise<StreamableFile> {
    return this.exporting.file(query);
  }

  /** Due requests, the caller's own, and the last seven days of the caller's team. */
  @Get('staff-dashboard')
  @Requires(Permission.WorkOnRequests)
  getStaffDashboard(@CurrentActor() actor: Actor): Promise<StaffDashboardDto> {
    return this.dashboard.of(actor);
  }
}
