export { LeadsModule } from './leads.module';
export { Lead } from './lead.entity';
export { NOTIFY_SERVICES } from './lead-options';
export { dueInWords } from './reply-promise';
