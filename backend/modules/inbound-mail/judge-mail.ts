import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { ProjectRequest, reads } from '../requests/requests.public';
import { User } from '../users/users.public';
import { automaticReason } from './automatic-mail';
import type { ClaimedMail } from './import-mails';
import type { InboundMailReason, InboundMailState } from './inbound-mail-options';
import { MatchMail, type Match } from './match-mail';
import type { IncomingMail } from './read-mail';

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

  async run(db: EntityManager, mail: IncomingMail): Promise<Verdict> {
    const { mail: settings, inboundMail } = this.config;
    const automatic = automaticReason(mail, { ...settings, inbound: inboundMail.address });
    if (automatic) {
      return { state: 'ignored', reason: automatic, requestId: null, personId: null };
    }
    const { state, reason, requestId, personId } = await this.matching.run(db, mail);
    if (reason) return { state, reason, requestId, personId };
    if (mail.text === '' && mail.files.length === 0) {
      return { state: 'held', reason: 'empty', requestId, personId };
    }
    return this.message(db, requestId, personId, true);
  }

  /** What staff have decided: the message of the person it is from, or a note of whoever attached it. */
  async decided(db: EntityManager, claimed: ClaimedMail, mail: IncomingMail): Promise<Verdict> {
    const { decision, decided_by: decidedBy, request_id: requestId, person_id: personId } = claimed;
    if (decision === 'let_in') return this.message(db, requestId, personId, false);
    const request = requestId ? await db.findOneBy(ProjectRequest, { id: requestId }) : null;
    const sender = mail.from ? await db.findOneBy(User, { email: mail.from }) : null;
    const isReader =
      request && sender?.state === 'active' && (await reads(db, request.id, sender.id));
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

export const noAccess = ({ requestId, personId }: Parties): Refusal => ({
  state: 'unmatched',
  reason: 'no_access',
  requestId,
  personId,
});
