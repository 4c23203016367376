export {
  ComplaintFormDto,
  ContactFormDto,
  LeadFormDto,
  MvpFormDto,
  NotifyFormDto,
} from './dto/lead-forms.dto';
export { EraseLead, leadsOfAddress } from './change-lead';
export { LeadForms } from './lead-forms';
export { leadMoved, leadReceived } from './leads.events';
export { LeadsModule } from './leads.module';
