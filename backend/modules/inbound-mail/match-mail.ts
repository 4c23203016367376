import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { isTestMail, knownIds, readReplyAddress, subjectsOfMails } from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import { findRequests, ProjectRequest, visibleSql } from '../requests/requests.public';
import type { InboundMailReason } from './inbound-mail-options';
import { dmarcOf } from './judge-headers';
import type { MailHead } from './read-head';

export type Match = {
  state: 'held' | 'unmatched' | 'ignored';
  reason: InboundMailReason | null;
  requestId: string | null;
  personId: string | null;
};

const REFERENCE = /\bREQ-(\d{6,9})\b/i;

export const actorFor = ({ id, role }: User): Actor => ({
  userId: id,
  role,
  sessionId: '',
  signedInAt: new Date(0),
});

type Reference = { requestId: string; isSubjectOnly: boolean };

@Injectable()
export class MatchMail {
  constructor(private readonly config: AppConfig) {}

  async match(db: EntityManager, mail: MailHead): Promise<Match> {
    return (await this.byAddress(db, mail)) ?? this.bySender(db, mail);
  }

  private async byAddress(db: EntityManager, mail: MailHead): Promise<Match | null> {
    const { jwtSecret, inboundMail } = this.config;
    const [target] = mail.recipients.flatMap(
      (address) => readReplyAddress(jwtSecret, inboundMail.address ?? '', address) ?? [],
    );
    if (!target) return null;
    const person = await db.findOneBy(User, { id: target.userId });
    if (isTestMail(target)) return person && this.proven(mail, person, testAnswered(person));
    const request = await db.findOneBy(ProjectRequest, { number: target.requestNumber });
    if (!person || !request) return unmatched('no_access');
    const match = await reachedBy(db, person, request.id);
    return match.reason ? match : this.proven(mail, person, match);
  }

  /** Holds the mail unless it is from the address's owner. */
  private proven(mail: MailHead, person: User, match: Match): Match {
    if (mail.from === null) return held(match, 'unclear_sender');
    if (person.email.toLowerCase() !== mail.from) return held(match, 'other_sender');
    const dmarc = this.dmarcOf(mail);
    if (dmarc === 'fail') return held(match, 'dmarc_failed');
    return person.isStaff && dmarc !== 'pass' ? held(match, 'unproven') : match;
  }

  /** References and request numbers are not secret, so such a mail is proven only by DMARC. */
  private async bySender(db: EntityManager, mail: MailHead): Promise<Match> {
    const reference = await this.referredTo(db, mail);
    if (!reference) return unmatched('no_request');
    const { requestId, isSubjectOnly } = reference;
    if (mail.from === null) return { ...unmatched('unclear_sender'), state: 'held', requestId };
    const person = await db.findOneBy(User, { email: mail.from });
    if (!person) return { ...unmatched('unknown_sender'), requestId };
    const match = await reachedBy(db, person, requestId);
    if (match.reason) return match;
    const dmarc = this.dmarcOf(mail);
    if (dmarc === 'fail') return held(match, 'dmarc_failed');
    if (dmarc === 'pass' && !person.isStaff) return match;
    return held(match, isSubjectOnly ? 'only_subject' : 'unproven');
  }

  private dmarcOf(mail: MailHead) {
    return dmarcOf(mail, this.config.inboundMail.authServer);
  }

  private async referredTo(
    db: EntityManager,
    { answers, subject }: MailHead,
  ): Promise<Reference | null> {
    const { requestIds, mailIds } = knownIds(answers, this.config.mail.from);
    const [byMail, another] =
      mailIds.length > 0 ? await subjectsOfMails(db, mailIds, 'request') : [];
    // A daily mail may be about several requests; only staff can tell which one is meant.
    if (byMail && !another) return { requestId: byMail, isSubjectOnly: false };
    const [byThread] = requestIds;
    if (byThread && (await db.existsBy(ProjectRequest, { id: byThread }))) {
      return { requestId: byThread, isSubjectOnly: false };
    }
    const [, number] = REFERENCE.exec(subject) ?? [];
    const requestId = number ? await requestNumbered(db, Number(number)) : null;
    return requestId ? { requestId, isSubjectOnly: true } : null;
  }
}

const held = (match: Match, reason: InboundMailReason): Match => ({
  ...match,
  state: 'held',
  reason,
});

/** It belongs to no request, and there is nothing for staff to decide. */
const testAnswered = ({ id }: User): Match => ({
  state: 'ignored',
  reason: 'test_answer',
  requestId: null,
  personId: id,
});

const unmatched = (reason: InboundMailReason): Match => ({
  state: 'unmatched',
  reason,
  requestId: null,
  personId: null,
});

async function requestNumbered(db: EntityManager, number: number): Promise<string | null> {
  if (number > 2_147_483_647) return null;
  return (await db.findOneBy(ProjectRequest, { number }))?.id ?? null;
}

async function reachedBy(db: EntityManager, person: User, requestId: string): Promise<Match> {
  const actor = actorFor(person);
  const isActive = person.state === 'active';
  const seen = isActive ? await findRequests(db, [requestId], visibleSql(actor)) : [];
  const match: Match = { state: 'unmatched', reason: null, requestId, personId: person.id };
  return seen.length > 0 ? match : { ...match, reason: 'no_access' };
}
