import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { AppConfig } from '../../config/app-config';
import { knownIds, readReplyAddress, subjectsOfMails } from '../../mail/mail.public';
import { findRequests, ProjectRequest, visibleSql } from '../requests/requests.public';
import { User } from '../users/users.public';
import { dmarcOf } from './automatic-mail';
import type { InboundMailReason } from './inbound-mail-options';
import type { IncomingMail } from './read-mail';

/** `reason` null: it may be imported. */
export type Match = {
  state: 'held' | 'unmatched';
  reason: InboundMailReason | null;
  requestId: string | null;
  personId: string | null;
};

const REFERENCE = /\bREQ-(\d{6,9})\b/i;

/** The person as they would be signed in, without a session. */
export const actorFor = ({ id, role }: User): Actor => ({
  userId: id,
  role,
  sessionId: '',
  signedInAt: new Date(0),
});

/** Finds the request that a mail answers and the person who wrote it: by its address, else what it refers to, else its subject. */
@Injectable()
export class MatchMail {
  constructor(private readonly config: AppConfig) {}

  async run(db: EntityManager, mail: IncomingMail): Promise<Match> {
    const found = (await this.byAddress(db, mail)) ?? (await this.bySender(db, mail));
    if (found.reason) return found;
    const dmarc = dmarcOf(mail, this.config.inboundMail.authServer);
    return dmarc === 'fail' ? { ...found, state: 'held', reason: 'dmarc_failed' } : found;
  }

  /** Null where none of the recipients is a reply address that we made. */
  private async byAddress(db: EntityManager, mail: IncomingMail): Promise<Match | null> {
    const { jwtSecret, inboundMail } = this.config;
    const [target] = mail.recipients.flatMap(
      (address) => readReplyAddress(jwtSecret, inboundMail.address ?? '', address) ?? [],
    );
    if (!target) return null;
    const person = await db.findOneBy(User, { id: target.userId });
    const request = await db.findOneBy(ProjectRequest, { number: target.requestNumber });
    if (!person || !request) return unmatched('no_access');
    const match = await reachedBy(db, person, request.id);
    const isSender = person.email.toLowerCase() === mail.from;
    return match.reason || isSender ? match : { ...match, state: 'held', reason: 'other_sender' };
  }

  private async bySender(db: EntityManager, mail: IncomingMail): Promise<Match> {
    const referred = await this.referredTo(db, mail);
    const [, number] = REFERENCE.exec(mail.subject) ?? [];
    const named = referred === null && number ? await requestNumbered(db, Number(number)) : null;
    const requestId = referred ?? named;
    if (!requestId) return unmatched('no_request');
    const person = mail.from ? await db.findOneBy(User, { email: mail.from }) : null;
    if (!person) return { ...unmatched('unknown_sender'), requestId };
    const match = await reachedBy(db, person, requestId);
    if (match.reason || referred) return match;
    // A number can be guessed and a sender forged: alone they prove nothing.
    const dmarc = dmarcOf(mail, this.config.inboundMail.authServer);
    return dmarc === 'pass' ? match : { ...match, state: 'held', reason: 'only_subject' };
  }

  /** Ids of our mails are known to nobody but their readers. */
  private async referredTo(db: EntityManager, { answers }: IncomingMail): Promise<string | null> {
    const { requestIds, mailIds } = knownIds(answers, this.config.mail.from);
    const [byMail] = mailIds.length > 0 ? await subjectsOfMails(db, mailIds, 'request') : [];
    if (byMail) return byMail;
    const [byThread] = requestIds;
    return byThread && (await db.existsBy(ProjectRequest, { id: byThread })) ? byThread : null;
  }
}

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

/** Whoever has lost access, or has no account any more, is told nothing, and neither is their mail imported. */
async function reachedBy(db: EntityManager, person: User, requestId: string): Promise<Match> {
  const actor = actorFor(person);
  const isActive = person.state === 'active';
  const seen = isActive
    ? await findRequests(db, [requestId], (bind) => visibleSql(actor, bind))
    : [];
  const match: Match = { state: 'unmatched', reason: null, requestId, personId: person.id };
  return seen.length > 0 ? match : { ...match, reason: 'no_access' };
}
