export {
  ComplaintFormDto,
  ContactFormDto,
  LeadFormDto,
  MvpFormDto,
  NotifyFormDto,
} from './dto/lead-forms.dto';
export { EraseLead, leadsOfAddress } from './change-lead';
export { LeadForms, type FormCall } from './lead-forms';
export { CurrentCall } from './lead-forms.controller';
export { leadMoved, leadReceived } from './leads.events';
export { CALL } from './lead-options';
export { SubmitLead } from './submit-lead';
export { LeadsModule } from './leads.module';
