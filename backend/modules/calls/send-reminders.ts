import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { handleDue } from '../../events/events.public';
import { Call } from './call.entity';
import { callDue, factsOf } from './calls.events';

const BATCH = 100;

const DUE = {
  entity: Call,
  claim: `SELECT id FROM calls WHERE next_reminder_at <= now()
    ORDER BY next_reminder_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
};

@Injectable()
export class SendReminders extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
  ) {
    super({ name: 'call-reminders', failure: 'Reminders wait', everyMs: config.clockPollMs });
  }

  protected async runOnce(): Promise<number | void> {
    const handled = await this.transactions.run((tx) =>
      handleDue(tx, DUE, (call) => {
        call.remind();
        return call.isToCome ? [callDue({ subject: call.id, after: factsOf(call) })] : [];
      }),
    );
    if (handled === BATCH) return 1;
  }
}
