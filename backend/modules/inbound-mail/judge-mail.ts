import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { ProjectRequest, reads } from '../requests/requests.public';
import { User } from '../accounts/accounts.public';
import { automaticReason } from './automatic-mail';
import type { ClaimedMail } from './import-mails';
import type { InboundMailReason, InboundMailState } from './inbound-mail-options';
import { MatchMail, type Match } from './match-mail';
import type { MailBody } from './read-body';
import type { MailHead } from './read-head';

type Parties = Pick<Match, 'requestId' | 'personId'>;

/** It is not imported. */
export type Refusal = {
  state: Exclude<InboundMailState, 'imported'>;
  reason: InboundMailReason;
} & Parties;

/** `author`: whose message, or whose note, it is. */
export type Import = {
  state: 'imported';
  as: 'message' | 'note';
  author: User;
  requestId: string;
  isLimited: boolean;
};

export type Verdict = Refusal | Import;

/** Decides what becomes of a mail, before anything is written. */
@Injectable()
export class JudgeMail {
  constructor(
    private readonly config: AppConfig,
    private readonly matching: MatchMail,
  ) {}

  /** By its header alone, so that no body is read for a mail that is ignored. */
  async run(db: EntityManager, mail: MailHead): Promise<Verdict> {
    const { mail: settings, inboundMail } = this.config;
    const automatic = automaticReason(mail, { ...settings, inbound: inboundMail.address });
    if (automatic) {
      return { state: 'ignored', reason: automatic, requestId: null, personId: null };
    }
    const { state, reason, requestId, personId } = await this.matching.run(db, mail);
    if (reason) return { state, reason, requestId, personId };
    return this.message(db, requestId, personId, true);
  }

  /** What staff have decided: the message of the person it is from, or a note of whoever attached it. */
  async decided(db: EntityManager, claimed: ClaimedMail, mail: MailHead): Promise<Verdict> {
    const { decision, decided_by: decidedBy, request_id: requestId, person_id: personId } = claimed;
    if (decision === 'let_in') {
      const author = personId ? await db.findOneBy(User, { id: personId }) : null;
      // A message in the name of staff needs proof, even if other staff let it in.
      const proof = author?.isStaff ? await this.matching.run(db, mail) : null;
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

/** Holds an import without text or files of its own. */
export const ifNotEmpty = (verdict: Verdict, { text, files }: MailBody): Verdict =>
  verdict.state === 'imported' && verdict.isLimited && text === '' && files.length === 0
    ? { state: 'held', reason: 'empty', requestId: verdict.requestId, personId: verdict.author.id }
    : verdict;

export const noAccess = ({ requestId, personId }: Parties): Refusal => ({
  state: 'unmatched',
  reason: 'no_access',
  requestId,
  personId,
});
