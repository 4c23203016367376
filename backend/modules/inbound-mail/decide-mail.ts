import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { User } from '../accounts/accounts.public';
import { ProjectRequest } from '../requests/requests.public';
import { PROVEN, UNDECIDED, type Decision } from './inbound-mail-options';
import { InboundMail } from './inbound-mail.entity';
import {
  InboundMailNotFound,
  MailDecidedMeanwhile,
  NoSuchRequest,
  SenderUnknown,
} from './inbound-mail.errors';
import { mailAttached, mailDismissed, mailLetIn } from './inbound-mail.events';

const REFERENCE = /^(?:REQ-)?0*(\d{1,9})$/i;

@Injectable()
export class DecideMail {
  constructor(private readonly transactions: Transactions) {}

  letIn(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { personId, requestId, reason } = await undecided(tx, id);
      const person = personId ? await tx.findOneBy(User, { id: personId }) : null;
      const isProven = reason !== null && PROVEN.includes(reason);
      if (!person || !requestId || (person.isStaff && !isProven)) throw SenderUnknown();
      await decide(tx, id, 'let_in', { requestId, decidedBy: actor.userId });
      await record(tx, mailLetIn({ subject: id, after: { requestId } }));
      return { message: 'E-mail accepted. It will appear in its request shortly.' };
    });
  }

  attach(actor: Actor, id: string, reference: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await undecided(tx, id);
      const [, number] = REFERENCE.exec(reference) ?? [];
      const request = number && (await tx.findOneBy(ProjectRequest, { number: Number(number) }));
      if (!request) throw NoSuchRequest();
      const { id: requestId } = request;
      await decide(tx, id, 'attach', { requestId, decidedBy: actor.userId });
      await record(tx, mailAttached({ subject: id, after: { requestId } }));
      return { message: `The mail is attached to ${request.reference} in a moment.` };
    });
  }

  dismiss(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { requestId } = await undecided(tx, id);
      const change = { state: 'dismissed' as const, decidedBy: actor.userId };
      await tx.update(InboundMail, { id }, { ...change, doneAt: () => 'now()' });
      await record(tx, mailDismissed({ subject: id, after: { requestId } }));
      return { message: 'The mail is dismissed.' };
    });
  }
}

async function undecided(tx: EntityManager, id: string): Promise<InboundMail> {
  const mail = await lockRow(tx, InboundMail, { id });
  if (!mail) throw InboundMailNotFound();
  if (!UNDECIDED.includes(mail.state)) throw MailDecidedMeanwhile();
  return mail;
}

const decide = (
  tx: EntityManager,
  id: string,
  decision: Decision,
  { requestId, decidedBy }: { requestId: string; decidedBy: string },
) =>
  tx.update(
    InboundMail,
    { id },
    {
      state: 'received',
      reason: null,
      decision,
      decidedBy,
      requestId,
      attempts: () => 'attempts + 1',
      crashes: 0,
      nextAttemptAt: () => 'now()',
    },
  );
