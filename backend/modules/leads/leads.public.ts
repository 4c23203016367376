export { LeadsModule } from './leads.module';
export { Lead } from './lead.entity';
export { dueInWords } from './reply-promise';
