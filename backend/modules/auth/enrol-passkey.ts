import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions, violates } from '../../database/transactions';
import type { NewPasskeyDto, PasskeyCreationDto } from './dto/passkey.dto';
import type { FactorAddedDto } from './dto/second-factor.dto';
import { FactorChanges } from './factor-changes';
import { Passkeys } from './passkeys';
import { PasskeyKnown } from './second-factor.errors';

@Injectable()
export class EnrolPasskey {
  constructor(
    private readonly transactions: Transactions,
    private readonly passkeys: Passkeys,
    private readonly changes: FactorChanges,
  ) {}

  begin(actor: Actor): Promise<PasskeyCreationDto> {
    return this.transactions.run(async (tx) => {
      const owner = await this.changes.expectOwner(tx, actor);
      this.changes.expectRoom(owner);
      const known = owner.authenticators.filter(({ kind }) => kind === 'passkey');
      return this.passkeys.enrolmentOptions(owner.user, known, actor.sessionId);
    });
  }

  /** @throws PasskeyRefused, PasskeyKnown, TooManyAuthenticators */
  async finish(
    actor: Actor,
    { name, ...answer }: NewPasskeyDto,
    device?: string,
  ): Promise<FactorAddedDto> {
    const { sessionId } = actor;
    const key = await this.passkeys.checkEnrolment(answer, sessionId);
    try {
      return await this.transactions.run(async (tx) => {
        const owner = await this.changes.expectOwner(tx, actor);
        this.changes.expectRoom(owner);
        const { transports = [] } = answer;
        const passkey = { ...key, kind: 'passkey', name, transports } as const;
        return this.changes.add(tx, owner, passkey, { sessionId, device });
      });
    } catch (error) {
      throw violates(error, 'authenticators_credential_id_key') ? PasskeyKnown() : error;
    }
  }
}
