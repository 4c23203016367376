import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { Membership } from './membership.entity';
import { membershipOf } from './memberships';
import { Organisation } from './organisation.entity';
import { lockOwner } from '../accounts/accounts.public';
import { memberJoined, organisationCreated } from './company.events';
import { InACompanyAlready } from './company.errors';
import type { NewCompanyDto, OrganisationCreatedDto } from './dto/company.dto';

@Injectable()
export class CreateOrganisation {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws InACompanyAlready */
  byClient(actor: Actor, form: NewCompanyDto): Promise<OrganisationCreatedDto> {
    const { userId } = actor;
    return this.transactions.run(async (tx) => {
      await lockOwner(tx, actor);
      if (await membershipOf(tx, userId)) throw InACompanyAlready();
      const created = await this.create(tx, form);
      const organisationId = created._id;
      await tx.delete(Membership, { userId, state: 'requested' });
      await tx.insert(Membership, {
        id: uuid(),
        organisationId,
        userId,
        role: 'lead',
        state: 'active',
      });
      const after = { userId, role: 'lead' as const };
      await this.events.record(tx, memberJoined({ subject: organisationId, after }));
      return created;
    });
  }

  byStaff(form: NewCompanyDto): Promise<OrganisationCreatedDto> {
    return this.transactions.run((tx) => this.create(tx, form));
  }

  private async create(
    tx: EntityManager,
    { name, sharing = 'none' }: NewCompanyDto,
  ): Promise<OrganisationCreatedDto> {
    const id = uuid();
    await tx.insert(Organisation, { id, name, sharing });
    await this.events.record(tx, organisationCreated({ subject: id, after: { sharing } }));
    return { message: `${name} is set up.`, _id: id };
  }
}
