import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { saveChanged } from '../../events/events.public';
import { BankLineRow } from './bank-line.entity';
import type { BankLineChangedDto, MatchLineDto } from './dto/bank.dto';
import { takeIn } from './import-statement';
import { BankLineChangedMeanwhile, BankLineNotFound } from './payments.errors';
import { ReadBank } from './read-bank';
import { SettlePayment } from './settle-payment';

@Injectable()
export class MatchLine {
  constructor(
    private readonly transactions: Transactions,
    private readonly bank: ReadBank,
    private readonly settling: SettlePayment,
  ) {}

  match(actor: Actor, id: string, { invoices, version }: MatchLineDto): Promise<BankLineChangedDto> {
    return this.transactions.run(async (tx) => {
      const line = await this.lock(tx, id, version);
      await takeIn(tx, this.settling, line, invoices, actor.userId);
      return this.bank.changed(tx, id, 'The payment is recorded.');
    });
  }

  ignore(actor: Actor, id: string, version: number): Promise<BankLineChangedDto> {
    return this.transactions.run(async (tx) => {
      const line = await this.lock(tx, id, version);
      line.ignore(actor.userId);
      await saveChanged(tx, line);
      return this.bank.changed(tx, id, 'It is for no invoice.');
    });
  }

  lookAtAgain(id: string, version: number): Promise<BankLineChangedDto> {
    return this.transactions.run(async (tx) => {
      const line = await this.lock(tx, id, version);
      line.lookAtAgain();
      await saveChanged(tx, line);
      return this.bank.changed(tx, id, 'It is to be decided again.');
    });
  }

  private async lock(tx: EntityManager, id: string, version: number): Promise<BankLineRow> {
    const line = await tx.findOne(BankLineRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!line) throw BankLineNotFound();
    await expectVersion(line, version, BankLineChangedMeanwhile, () => this.bank.one(id, tx));
    return line;
  }
}
