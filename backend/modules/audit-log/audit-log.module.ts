import { Module } from '@nestjs/common';
import { AuditCheck } from './audit-check';
import { AuditList } from './audit-list';
import { AuditNames } from './audit-names';
import { AuditController } from './audit.controller';

/** Reading the audit log; everybody writes it through `access/audit`. */
@Module({
  controllers: [AuditController],
  providers: [AuditCheck, AuditList, AuditNames],
  exports: [AuditList],
})
export class AuditLogModule {}
