import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { saveChanged } from '../../events/events.public';
import { AccountDeactivated, User } from '../accounts/accounts.public';
import { Invitations } from '../auth/auth.public';
import { referenceOf, RaiseRequest } from '../requests/requests.public';
import { lockLead } from './change-lead';
import type { MakeRequestDto, RequestMadeDto } from './dto/lead.dto';
import { LeadList } from './lead-list';
import type { Lead } from './lead.entity';
import { ComplaintIsNoRequest, LeadAlreadyRequest, NameNeeded, StaffAccount } from './leads.errors';
import { leadMadeARequest } from './leads.events';

@Injectable()
export class MakeRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly raising: RaiseRequest,
    private readonly inviting: Invitations,
    private readonly leads: LeadList,
  ) {}

  make(leadId: string, form: MakeRequestDto): Promise<RequestMadeDto> {
    return this.transactions.run(async (tx) => {
      const lead = await lockLead(tx, leadId);
      if (lead.form === 'complaint') throw ComplaintIsNoRequest();
      if (lead.requestId) throw LeadAlreadyRequest(await this.leads.detail(leadId, tx));
      const { client, isInvited } = await this.clientOf(tx, lead, form);
      const { firstName: _first, lastName: _last, ...request } = form;
      const { id: requestId, number } = await this.raising.within(tx, client.id, {
        ...request,
        contactEmail: lead.email,
        contactPhone: lead.phone ?? undefined,
        company: lead.company ?? undefined,
      });
      lead.becomeRequest(requestId);
      const made = { subject: leadId, after: { requestId }, requestNumber: number };
      await saveChanged(tx, lead, leadMadeARequest(made));
      return {
        message: `${referenceOf(number)} was made of this lead.`,
        requestId,
        isInvited,
        lead: await this.leads.brief(leadId, tx),
      };
    });
  }

  private async clientOf(
    tx: EntityManager,
    lead: Lead,
    { firstName, lastName }: MakeRequestDto,
  ): Promise<{ client: User; isInvited: boolean }> {
    const known = await tx.findOneBy(User, { email: lead.email });
    if (known?.isStaff) throw StaffAccount();
    if (known?.disabledAt) throw AccountDeactivated();
    if (known) return { client: known, isInvited: false };
    const [first = '', ...rest] = lead.fullName.split(/\s+/);
    const name = { firstName: firstName ?? first, lastName: lastName ?? rest.join(' ') };
    if (!name.firstName) throw NameNeeded();
    const client = await this.inviting.clientWithin(tx, {
      ...name,
      email: lead.email,
      company: lead.company ?? '',
      phone: lead.phone,
    });
    return { client, isInvited: true };
  }
}
