import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Requires, Permission } from '../../access/access.public';
import { recordAlone, defineEvent, CheckChain } from '../../events/events.public';
import { CsvFile, csvFile, exportedFilter } from '../../lists/csv';
import { AuditList } from './audit-list';
import { AuditCheckDto, AuditEntryDto, AuditListQuery } from './dto/audit.dto';

const auditExported = defineEvent<{ after: object }>('audit.exported');

@ApiTags('Audit log')
@Controller('api/audit')
export class AuditController {
  constructor(
    private readonly entries: AuditList,
    private readonly checking: CheckChain,
    private readonly dataSource: DataSource,
  ) {}

  /** List audit entries, newest first. */
  @Get()
  @Requires(Permission.ReadAudit)
  listAudit(@Query() query: AuditListQuery) {
    return this.entries.page(query);
  }

  /** Export the matching entries as a CSV file. */
  @Get('export')
  @Requires(Permission.ReadAudit, { limit: 'exporting' })
  @CsvFile()
  async exportAudit(@Query() query: AuditListQuery): Promise<StreamableFile> {
    await recordAlone(this.dataSource, auditExported({ after: exportedFilter(query) }));
    return csvFile<AuditEntryDto>(
      'audit-log',
      {
        id: (entry) => entry._id,
        at: (entry) => entry.at,
        action: (entry) => entry.action,
        actor_id: (entry) => entry.actor?.id,
        actor: (entry) => entry.actor?.name,
        object_type: (entry) => entry.object?.type,
        object_id: (entry) => entry.object?.id,
        object: (entry) => entry.object?.label,
        before: (entry) => entry.before && JSON.stringify(entry.before),
        after: (entry) => entry.after && JSON.stringify(entry.after),
        ip: (entry) => entry.ip,
        trace_id: (entry) => entry.traceId,
      },
      this.entries.streamAll(query),
    );
  }

  /** Check that the chain of hashes is intact. No entry may have been changed or removed. */
  @Get('check')
  @Requires(Permission.ReadAudit, { limit: 'checking-audit' })
  checkAudit(): Promise<AuditCheckDto> {
    return this.checking.run();
  }
}
