import { Module } from '@nestjs/common';
import { AuditList } from './audit-list';
import { AuditNames } from './audit-names';
import { AuditController } from './audit.controller';

@Module({
  controllers: [AuditController],
  providers: [AuditList, AuditNames],
  exports: [AuditList],
})
export class AuditLogModule {}
