import { expectVersion } from '../../errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { Organisation } from './organisation.entity';
import { tidyDomains } from './company-domains';
import { organisationChanged } from './company.events';
import { OrganisationChangedMeanwhile } from './company.errors';
import type { ChangeCompanyDto, ChangeOrganisationDto } from './dto/company.dto';
import { lockTarget, type Target } from './reach';

@Injectable()
export class ChangeOrganisation {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws NotInACompany, LeadsOnly, OrganisationNotFound, OrganisationChangedMeanwhile */
  run(
    actor: Actor,
    target: Target,
    form: ChangeCompanyDto & Partial<ChangeOrganisationDto>,
  ): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const found = await lockTarget(tx, actor, target);
      await expectVersion(found, form.version, OrganisationChangedMeanwhile);
      const domains = target === 'own' || !form.domains ? found.domains : tidyDomains(form.domains);
      const { name, sharing } = form;
      const fields = [
        ...(name === found.name ? [] : ['name']),
        ...(sharing === found.sharing ? [] : ['sharing']),
        ...(domains.join() === found.domains.join() ? [] : ['domains']),
      ];
      if (fields.length > 0) {
        const version = found.version + 1;
        await tx.update(Organisation, { id: found.id }, { name, sharing, domains, version });
        const change = { before: { sharing: found.sharing }, after: { sharing } };
        await this.events.record(tx, organisationChanged({ subject: found.id, ...change, fields }));
      }
      return { message: 'Saved.' };
    });
  }
}
