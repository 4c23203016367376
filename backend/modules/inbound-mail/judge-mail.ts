import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Claimed } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { User } from '../accounts/accounts.public';
import { ProjectRequest, reads } from '../requests/requests.public';
import type { InboundMailReason, InboundMailState, Decision } from './inbound-mail-options';
import { automaticReason } from './judge-headers';
import { MatchMail, type Match } from './match-mail';
import type { MailBody } from './read-body';
import type { MailHead } from './read-head';

type Parties = Pick<Match, 'requestId' | 'personId'>;

export type Refusal = {
  state: Exclude<InboundMailState, 'imported'>;
  reason: InboundMailReason;
} & Parties;

export type Import = {
  state: 'imported';
  as: 'message' | 'note';
  author: User;
  requestId: string;
  isLimited: boolean;
};

export type Verdict = Refusal | Import;

@Injectable()
export class JudgeMail {
  constructor(
    private readonly config: AppConfig,
    private readonly matching: MatchMail,
  ) {}

  /** From the header alone, so that bodies of ignored mails are not read. */
  async judge(db: EntityManager, mail: MailHead): Promise<Verdict> {
    const { mail: settings, inboundMail } = this.config;
    const { address: inbound, lists } = inboundMail;
    const automatic = automaticReason(mail, { ...settings, inbound, lists });
    if (automatic && automatic !== 'maybe_automatic') {
      return { state: 'ignored', reason: automatic, requestId: null, personId: null };
    }
    const { state, reason, requestId, personId } = await this.matching.match(db, mail);
    if (reason) return { state, reason, requestId, personId };
    if (automatic) return { state: 'held', reason: automatic, requestId, personId };
    return this.message(db, requestId, personId, true);
  }

  async decided(db: EntityManager, claimed: ClaimedMail, mail: MailHead): Promise<Verdict> {
    const { decision, decided_by: decidedBy, request_id: requestId, person_id: personId } = claimed;
    if (decision === 'let_in') {
      const author = personId ? await db.findOneBy(User, { id: personId }) : null;
      // A message by staff needs proof, even if other staff accepted it.
      const proof = author?.isStaff ? await this.matching.match(db, mail) : null;
      if (proof && (proof.reason || proof.personId !== personId)) {
        return noAccess({ requestId, personId });
      }
      return this.message(db, requestId, personId, false);
    }
    const request = requestId ? await db.findOneBy(ProjectRequest, { id: requestId }) : null;
    const sender = mail.from ? await db.findOneBy(User, { email: mail.from }) : null;
    const isReader =
      request &&
      sender?.state === 'active' &&
      !sender.isStaff &&
      (await reads(db, request.id, sender.id));
    if (isReader) return this.message(db, requestId, sender.id, false);
    const author = decidedBy ? await db.findOneBy(User, { id: decidedBy }) : null;
    if (!request || !author) return noAccess({ requestId, personId });
    return { state: 'imported', as: 'note', author, requestId: request.id, isLimited: false };
  }

  private async message(
    db: EntityManager,
    requestId: string | null,
    personId: string | null,
    isLimited: boolean,
  ): Promise<Verdict> {
    const author = personId ? await db.findOneBy(User, { id: personId }) : null;
    if (!requestId || author?.state !== 'active') return noAccess({ requestId, personId });
    return { state: 'imported', as: 'message', author, requestId, isLimited };
  }
}

/** Staff look at mails that cannot be read or that say nothing. */
export function holdIfUnread(verdict: Verdict, body: MailBody): Verdict {
  if (verdict.state !== 'imported' || !verdict.isLimited) return verdict;
  const { requestId, author } = verdict;
  const parties = { requestId, personId: author.id };
  const { calendarAnswer, unread } = body;
  if (unread) return { state: 'held', reason: unread, ...parties };
  const isEmpty = body.text === '' && body.files.length === 0;
  if (!isEmpty || calendarAnswer === 'declined') return verdict;
  // That somebody comes is what the other side expects.
  if (calendarAnswer) return { state: 'ignored', reason: 'automatic', ...parties };
  return { state: 'held', reason: 'empty', ...parties };
}

export const noAccess = ({ requestId, personId }: Parties): Refusal => ({
  state: 'unmatched',
  reason: 'no_access',
  requestId,
  personId,
});

export type ClaimedMail = Claimed & {
  storage_key: string;
  decision: Decision | null;
  decided_by: string | null;
  request_id: string | null;
  person_id: string | null;
};
