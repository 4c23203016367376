import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { PendingRegistration } from './pending-registration.entity';
import { Register } from './register';
import { mayMailAgain } from './mail-gap';
import { inSameTime } from './same-time';

const ANSWER =
  'If an account waits for this address, we have sent a new link. Please check your email.';

@Injectable()
export class ResendVerification {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly register: Register,
  ) {}

  /** `ownId` is the sign-up made in this browser; otherwise the newest is used. */
  async run(email: string, ownId?: string): Promise<MessageDto> {
    const work = this.transactions.run(async (tx) => {
      const waiting = await tx.find(PendingRegistration, {
        where: { email },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      const pending = waiting.find(({ id }) => id === ownId) ?? waiting[0];
      if (!pending) return;
      if (this.config.rateLimits && !(await mayMailAgain(tx, 'verify_registration', email))) return;
      await tx.query(
        `UPDATE pending_registrations SET expires_at = now() + interval '8 hours' WHERE id = $1`,
        [pending.id],
      );
      await this.register.mailLinks(tx, pending.id, pending.email);
    });
    await inSameTime(work);
    return { message: ANSWER };
  }
}
