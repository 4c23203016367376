export { AuditList } from './audit-list';
export { AuditLogModule } from './audit-log.module';
export { AuditEntryDto } from './dto/audit.dto';
