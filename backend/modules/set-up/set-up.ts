import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { defineHook } from '../../context/hook';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { TooManyMails, User } from '../accounts/accounts.public';
import { MailAllowance } from '../auth/auth.public';
import type { ConfirmedStep, SetUpDto } from './dto/set-up.dto';
import { prove } from './follow-proofs';
import { readFacts } from './set-up-facts';
import { isSent, stepsOf, type Facts } from './set-up-steps';
import { TestMailNotFound } from './set-up.errors';
import { setUpConfirmed, testMailAsked } from './set-up.events';

export const openItems = defineHook<() => Facts['openItems']>('open items of the site');

@Injectable()
export class SetUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly allowance: MailAllowance,
  ) {}

  async read(
    { userId }: Actor,
    db: DataSource | EntityManager = this.dataSource,
  ): Promise<SetUpDto> {
    const { address, imapUrl, secret } = this.config.inboundMail;
    const facts = {
      ...(await readFacts(db, userId)),
      takesMail: Boolean(address && (imapUrl || secret)),
      openItems: openItems(),
    };
    const steps = stepsOf(facts);
    return { steps, isDone: steps.every(({ isDone }) => isDone) };
  }

  async sendTest({ userId }: Actor): Promise<MessageDto> {
    const { email } = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    if (!(await this.allowance.take(email))) throw TooManyMails();
    return this.transactions.run(async (tx) => {
      await record(tx, testMailAsked({ after: {} }));
      return { message: `A test mail is on its way to ${email}.` };
    });
  }

  confirm(actor: Actor, step: ConfirmedStep): Promise<SetUpDto> {
    return this.transactions.run(async (tx) => {
      const { mail } = await readFacts(tx, actor.userId);
      if (step === 'mail_out' && !isSent(mail)) throw TestMailNotFound();
      await prove(tx, step);
      await record(tx, setUpConfirmed({ after: { step } }));
      return this.read(actor, tx);
    });
  }
}
