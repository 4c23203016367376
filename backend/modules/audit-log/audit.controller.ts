import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires, Permission } from '../../access/access.public';
import { CheckChain } from '../../events/events.public';
import { CsvFile } from '../../lists/csv';
import { AuditList } from './audit-list';
import { AuditCheckDto, AuditListQuery } from './dto/audit.dto';

@ApiTags('Audit log')
@Controller('api/audit')
export class AuditController {
  constructor(
    private readonly entries: AuditList,
    private readonly checking: CheckChain,
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
  exportAudit(@Query() query: AuditListQuery): Promise<StreamableFile> {
    return this.entries.csv(query);
  }

  /** Check that the chain of hashes is intact. No entry may have been changed or removed. */
  @Get('check')
  @Requires(Permission.ReadAudit, { limit: 'checking-audit' })
  checkAudit(): Promise<AuditCheckDto> {
    return this.checking.check();
  }
}
