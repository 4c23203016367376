import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { PROMISED_MINUTES } from '../../config/office';
import { lockName } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record } from '../../events/events.public';
import type { ChangePolicyDto, PolicyChangedDto } from './dto/service-levels.dto';
import { within } from './in-words';
import { fieldOf, ServiceLevelList, targetsDto, targetsOf } from './service-level-list';
import { Calendar, SlaPolicy, type Targets, URGENCIES } from './service-levels.entity';
import {
  CalendarNotFound,
  ServiceLevelsChangedMeanwhile,
  SlowerThanPromised,
} from './service-levels.errors';
import { policyChanged } from './service-levels.events';

@Injectable()
export class ChangePolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly list: ServiceLevelList,
  ) {}

  change(actor: Actor, form: ChangePolicyDto): Promise<PolicyChangedDto> {
    const targets = targetsOf(form);
    expectPromiseKept(targets);
    return this.transactions.run(async (tx) => {
      await lockName(tx, 'sla-policy');
      const before = await this.list.policy(tx);
      await expectVersion(before, form.version, ServiceLevelsChangedMeanwhile, () => before);
      const { calendarId } = form;
      if (!(await tx.existsBy(Calendar, { id: calendarId }))) throw CalendarNotFound();
      const id = uuid();
      const version = before.version + 1;
      await tx.insert(SlaPolicy, { id, version, calendarId, targets, createdBy: actor.userId });
      const after = { ...targetsDto(targets), calendarId };
      await record(tx, policyChanged({ subject: id, before: old(before), after }));
      return {
        message: 'New targets apply to deadlines set from now on.',
        policy: await this.list.policy(tx),
      };
    });
  }
}

const old = ({ version: _, createdAt: _at, promisedMinutes: _min, ...rest }: PolicyVersion) => rest;
type PolicyVersion = Awaited<ReturnType<ServiceLevelList['policy']>>;

function expectPromiseKept({ first_reply: targets }: Targets): void {
  const slow = URGENCIES.find((urgency) => targets[urgency] > PROMISED_MINUTES);
  if (slow) throw SlowerThanPromised(fieldOf('first_reply', slow), within('portal'));
}
