import { Module } from '@nestjs/common';
import { AuditList } from './audit-list';
import { AuditController } from './audit.controller';

@Module({
  controllers: [AuditController],
  providers: [AuditList],
  exports: [AuditList],
})
export class AuditLogModule {}
