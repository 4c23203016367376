import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { membershipOf } from '../companies/companies.public';
import { expectRequest } from '../requests/requests.public';
import { billingOf, billingOfRequest, ownerOf, saveBilling, type BillingOwner } from './billing';
import type { BillingChangedDto, BillingDetailsDto, ChangeBillingDto } from './dto/billing.dto';
import { NotForMembers } from './invoices.errors';

@Injectable()
export class ChangeBilling {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async own(actor: Actor): Promise<BillingDetailsDto> {
    const { manager } = this.dataSource;
    return billingOf(manager, await ownOf(manager, actor));
  }

  changeOwn(actor: Actor, form: ChangeBillingDto): Promise<BillingChangedDto> {
    return this.transactions.run(async (tx) => {
      const owner = await ownOf(tx, actor);
      await saveBilling(tx, owner, form);
      return { message: 'Your billing details are saved.', billing: await billingOf(tx, owner) };
    });
  }

  async ofRequest(requestId: string): Promise<BillingDetailsDto> {
    const { manager } = this.dataSource;
    await expectRequest(manager, requestId, () => 'true');
    return billingOfRequest(manager, requestId);
  }

  changeOfRequest(requestId: string, form: ChangeBillingDto): Promise<BillingChangedDto> {
    return this.transactions.run(async (tx) => {
      await expectRequest(tx, requestId, () => 'true');
      const owner = await ownerOf(tx, requestId);
      await saveBilling(tx, owner, form);
      return { message: 'The billing details are saved.', billing: await billingOf(tx, owner) };
    });
  }
}

/** @throws NotForMembers */
async function ownOf(db: EntityManager, { userId }: Actor): Promise<BillingOwner> {
  const membership = await membershipOf(db, userId);
  if (!membership) return { organisationId: null, userId };
  if (membership.role === 'member') throw NotForMembers();
  return { organisationId: membership.organisationId, userId: null };
}
