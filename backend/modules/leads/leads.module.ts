import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { NewsletterModule } from '../newsletter/newsletter.public';
import { RequestsModule } from '../requests/requests.public';
import { ResponseTimesModule } from '../response-times/response-times.public';
import { ChangeLead, EraseLead } from './change-lead';
import { LeadForms } from './lead-forms';
import { LeadFormsController } from './lead-forms.controller';
import { LeadList } from './lead-list';
import { LeadsController } from './leads.controller';
import { MakeRequest } from './make-request';
import { SubmitLead } from './submit-lead';
import './leads.contacts';
import './leads.mails';
import './leads.personal-data';

@Module({
  imports: [NewsletterModule, RequestsModule, AuthModule, ResponseTimesModule],
  controllers: [LeadFormsController, LeadsController],
  providers: [ChangeLead, EraseLead, LeadForms, LeadList, MakeRequest, SubmitLead],
  exports: [EraseLead, LeadForms, SubmitLead],
})
export class LeadsModule {}
