import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { isStaff } from '../../access/role';
import { AppConfig } from '../../config/app-config';
import { hasFreshFactor } from './freshness';
import { Authenticator } from './authenticator.entity';
import { User } from '../accounts/accounts.public';
import type { SecondFactorDto } from './dto/second-factor.dto';
import { RecoveryCodes } from './recovery-codes';

@Injectable()
export class FactorState {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly codes: RecoveryCodes,
  ) {}

  async of(actor: Actor): Promise<SecondFactorDto> {
    const { manager } = this.dataSource;
    const { userId } = actor;
    const [authenticators, codesLeft, user] = await Promise.all([
      manager.find(Authenticator, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } }),
      this.codes.left(manager, userId),
      manager.findOneByOrFail(User, { id: userId }),
    ]);
    const isRequired = this.config.requireStaffMfa && isStaff(actor.role);
    return {
      authenticators: authenticators.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        _id: id,
        kind,
        name,
        createdAt,
        lastUsedAt,
      })),
      codesLeft,
      isRequired,
      dueAt: isRequired && authenticators.length === 0 ? user.factorDueAt : null,
      isProven: !actor.needsFactor,
      isFresh: hasFreshFactor(actor),
    };
  }
}
