import { Module } from '@nestjs/common';
import { NewsletterModule } from '../newsletter/newsletter.public';
import { RequestsModule } from '../requests/requests.public';
import { UsersModule } from '../users/invitations.public';
import { ChangeLead } from './change-lead';
import { LeadFormsController } from './lead-forms.controller';
import { LeadList } from './lead-list';
import { LeadsController } from './leads.controller';
import { MakeRequest } from './make-request';
import { SubmitLead } from './submit-lead';

/** Enquiries from the site's forms, and what staff do with them. */
@Module({
  imports: [NewsletterModule, RequestsModule, UsersModule],
  controllers: [LeadFormsController, LeadsController],
  providers: [ChangeLead, LeadList, MakeRequest, SubmitLead],
})
export class LeadsModule {}
