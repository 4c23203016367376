import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { forgetRecipient } from '../../mail/mail.public';
import { FAREWELL } from './privacy.mails';

const OVER = `
  SELECT r.id, r.farewell FROM data_requests r
  WHERE r.farewell IS NOT NULL AND (
    r.done_at < now() - interval '3 days'
    OR EXISTS (
      SELECT 1 FROM outbox_mails m
      WHERE m.template = '${FAREWELL}' AND m.created_at >= r.done_at - interval '1 hour'
        AND m.props->>'dataRequestId' = r.id::text
        AND m.state IN ('sent', 'skipped', 'dead', 'cancelled')))
  LIMIT 20`;

@Injectable()
export class ForgetFarewells {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async run(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string; farewell: string }[]>(OVER);
    for (const { id, farewell } of rows) {
      await this.transactions.run(async (tx) => {
        await forgetRecipient(tx, [farewell]);
        await tx.query('UPDATE data_requests SET farewell = NULL WHERE id = $1', [id]);
      });
    }
  }
}
