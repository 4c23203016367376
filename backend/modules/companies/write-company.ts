import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { lockOwner } from '../accounts/accounts.public';
import { tidyDomains } from './company-domains';
import { Membership, Organisation } from './company.entity';
import { AlreadyInCompany, OrganisationChangedMeanwhile } from './company.errors';
import { memberJoined, organisationCreated, organisationChanged } from './company.events';
import type {
  NewCompanyDto,
  OrganisationCreatedDto,
  ChangeCompanyDto,
  ChangeOrganisationDto,
} from './dto/company.dto';
import { membershipOf, lockOrganisationFor, type Target } from './memberships';

@Injectable()
export class WriteCompany {
  constructor(private readonly transactions: Transactions) {}

  byClient(actor: Actor, form: NewCompanyDto): Promise<OrganisationCreatedDto> {
    const { userId } = actor;
    return this.transactions.run(async (tx) => {
      await lockOwner(tx, actor);
      if (await membershipOf(tx, userId)) throw AlreadyInCompany();
      const created = await this.create(tx, form);
      const organisationId = created._id;
      await tx.delete(Membership, { userId, state: 'requested' });
      const after = { userId, role: 'lead' as const };
      await tx.insert(Membership, { ...after, id: uuid(), organisationId, state: 'active' });
      await record(tx, memberJoined({ subject: organisationId, after }));
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
    await record(tx, organisationCreated({ subject: id, after: { sharing } }));
    return { message: `${name} is set up.`, _id: id };
  }

  change(
    actor: Actor,
    target: Target,
    form: ChangeCompanyDto & Partial<ChangeOrganisationDto>,
  ): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const found = await lockOrganisationFor(tx, actor, target);
      await expectVersion(found, form.version, OrganisationChangedMeanwhile);
      const domains = target === 'own' || !form.domains ? found.domains : tidyDomains(form.domains);
      const { name, sharing } = form;
      const now = { name, sharing, domains };
      const names = ['name', 'sharing', 'domains'] as const;
      const fields = names.filter((one) => String(now[one]) !== String(found[one]));
      if (fields.length > 0) {
        const change = { before: { sharing: found.sharing }, after: { sharing } };
        const changed = organisationChanged({ subject: found.id, ...change, fields });
        await saveChanged(tx, Object.assign(found, now), changed);
      }
      return { message: 'Saved.' };
    });
  }
}
