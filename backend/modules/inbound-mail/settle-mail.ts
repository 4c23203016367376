import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v5 as idFrom } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { lockName } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { record } from '../../events/events.public';
import { endingsOf, excerptOf } from '../../mail/mail.public';
import type { User } from '../accounts/accounts.public';
import { deleteUnbound, KeepFile, MAX_FILES } from '../files/files.public';
import { ChangeRequest, CommentOnRequest } from '../requests/requests.public';
import { MAX_AN_HOUR, type InboundMailReason } from './inbound-mail-options';
import { InboundMail, type RefusedFile } from './inbound-mail.entity';
import { mailHeld, testMailAnswered } from './inbound-mail.events';
import { noAccess, type ClaimedMail, type Import, type Verdict } from './judge-mail';
import { fingerprintKey } from './mail-fingerprints';
import { actorFor } from './match-mail';
import { messageOf, noteOf } from './message-words';
import type { IncomingMail, MailFile } from './read-body';

type Claim = Pick<ClaimedMail, 'id' | 'attempts'>;
type Outcome = {
  state: string;
  reason: InboundMailReason | null;
  requestId: string | null;
  personId: string | null;
  commentId?: string | null;
  refused?: RefusedFile[];
};

const LOCK = `
  SELECT 1 FROM inbound_mails WHERE id = $1 AND state = 'received' AND attempts = $2 FOR UPDATE`;

/** An erasure that is under way ends first. */
const SENDER = `
  SELECT u.erased_at >= m.received_at AS "isErased" FROM users u, inbound_mails m
  WHERE m.id = $1 AND u.id = $2 FOR SHARE OF u`;

const SETTLE = `
  UPDATE inbound_mails SET state = $2, reason = $3, request_id = $4, person_id = $5, comment_id = $6,
    refused_files = $7::jsonb, from_address = $8, from_name = $9, subject = $10, excerpt = $11,
    ending = $12,
    done_at = CASE WHEN $2 IN ('held', 'unmatched') THEN NULL ELSE now() END
  WHERE id = $1`;

const OF_LAST_HOUR = `
  SELECT count(*)::int AS mails FROM inbound_mails
  WHERE person_id = $1 AND state = 'imported' AND done_at > now() - interval '1 hour'`;

const SEEN = `
  SELECT DISTINCT sha256 FROM attachments WHERE uploader_id = $1 AND sha256 = ANY($2::bytea[])
    AND id <> ALL($3::uuid[])`;

const sha256Of = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

@Injectable()
export class SettleMail {
  private readonly logger = new Logger('inbound-mail');

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly keeping: KeepFile,
    private readonly commenting: CommentOnRequest,
    private readonly changing: ChangeRequest,
  ) {}

  async settle(claim: Claim, mail: IncomingMail, verdict: Verdict): Promise<void> {
    if (verdict.state !== 'imported') return this.write(claim, mail, verdict);
    try {
      await this.post(claim, mail, verdict);
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'missing') throw error;
      const { author, requestId } = verdict;
      await this.write(claim, mail, noAccess({ requestId, personId: author.id }));
    }
  }

  asFailed({ id, attempts }: Claim, reason: InboundMailReason): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.query(
        `UPDATE inbound_mails SET state = 'failed', reason = $3, done_at = now()
         WHERE id = $1 AND state = 'received' AND attempts = $2`,
        [id, attempts, reason],
      );
    });
  }

  private async post(claim: Claim, mail: IncomingMail, verdict: Import): Promise<void> {
    const { author, requestId, as, isLimited } = verdict;
    // Before files are stored, because unused ones would block their sender's uploads.
    if (isLimited && (await this.transactions.run((tx) => this.isTooMany(tx, author.id)))) {
      return this.write(claim, mail, tooMany(verdict));
    }
    const { taken, refused } = await this.takeFiles(claim.id, author, mail.files);
    await this.transactions.run(async (tx) => {
      if (!(await isClaimed(tx, claim, author.id))) {
        // Another worker that has the mail uses the same files; without the mail nobody does.
        const isGone = !(await tx.existsBy(InboundMail, { id: claim.id }));
        if (isGone) await deleteUnbound(tx, taken);
        return;
      }
      if (isLimited && (await this.isTooMany(tx, author.id))) {
        return this.settleWithin(tx, claim, mail, tooMany(verdict));
      }
      const actor = actorFor(author);
      let commentId: string | null = null;
      if (as === 'message') {
        const { text, rest } = messageOf(mail, refused, !isLimited);
        const form = { text, attachments: taken };
        const byMail = { isByMail: true, restOfMail: rest };
        commentId = await this.commenting.within(tx, actor, requestId, form, byMail);
      } else {
        const text = noteOf(mail, refused);
        await this.changing.note(tx, actor, requestId, { text, attachments: taken });
      }
      const personId = as === 'message' ? author.id : null;
      const outcome = { state: 'imported', reason: null, requestId, personId, commentId, refused };
      await this.settleWithin(tx, claim, mail, outcome);
    });
  }

  private write(claim: Claim, mail: IncomingMail, outcome: Outcome): Promise<void> {
    return this.transactions.run(async (tx) => {
      const isOurs = await isClaimed(tx, claim, outcome.personId);
      if (isOurs) await this.settleWithin(tx, claim, mail, outcome);
    });
  }

  private async settleWithin(
    tx: EntityManager,
    { id }: Claim,
    mail: IncomingMail,
    { state, reason, requestId, personId, commentId = null, refused = [] }: Outcome,
  ): Promise<void> {
    await tx.query(SETTLE, [
      id,
      state,
      reason,
      requestId,
      personId,
      commentId,
      JSON.stringify(refused),
      mail.from,
      mail.fromName,
      mail.subject || null,
      excerptOf(mail.text || mail.wholeText, 300) || null,
      personId && mail.ending.length > 0
        ? endingsOf(fingerprintKey(this.config, personId), mail.ending)
        : null,
    ]);
    if (state === 'held' && reason && requestId) {
      await record(tx, mailHeld({ subject: id, after: { reason, requestId } }));
    }
    if (reason === 'test_answer') await record(tx, testMailAnswered({ subject: id, after: {} }));
    this.logger.log({ inboundMailId: id, state, reason }, 'Mail settled');
  }

  /** Inline pictures that came in an earlier mail of the same person belong to a signature. */
  private async seenBefore(personId: string, ids: string[], files: MailFile[]) {
    const hashes = files.map(({ isInline, content }) => (isInline ? sha256Of(content) : null));
    const asked = hashes.filter((hash) => hash !== null);
    if (asked.length === 0) return [];
    const seen = await this.transactions.run((tx) =>
      tx.query<{ sha256: Buffer }[]>(SEEN, [personId, asked, ids]),
    );
    return hashes.map((hash) => seen.some(({ sha256 }) => hash?.equals(sha256)));
  }

  private async takeFiles(mailId: string, author: User, files: MailFile[]) {
    const actor = actorFor(author);
    const ids = files.map((_, index) => idFrom(String(index), mailId));
    const isSeen = await this.seenBefore(author.id, ids, files);
    const taken: string[] = [];
    const refused: RefusedFile[] = [];
    for (const [index, { name, content }] of files.entries()) {
      const id = ids[index]!;
      if (isSeen[index]) continue;
      const code =
        taken.length === MAX_FILES
          ? 'too_many_files'
          : await this.refusalOf(actor, id, name, content);
      if (code) refused.push({ name, code });
      else taken.push(id);
    }
    return { taken, refused };
  }

  private async refusalOf(actor: Actor, id: string, name: string, content: MailFile['content']) {
    try {
      await this.keeping.content(actor, id, name, content);
      return null;
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      return error.code;
    }
  }

  private async isTooMany(tx: EntityManager, personId: string): Promise<boolean> {
    await lockName(tx, `inbound-mail:${personId}`);
    const [counted] = await tx.query<{ mails: number }[]>(OF_LAST_HOUR, [personId]);
    return counted!.mails >= MAX_AN_HOUR;
  }
}

const tooMany = ({ requestId, author }: Import): Outcome => ({
  state: 'held',
  reason: 'too_many',
  requestId,
  personId: author.id,
});

/** Lock order: account, mail. A mail that came before its sender was erased is deleted as well. */
async function isClaimed(
  tx: EntityManager,
  { id, attempts }: Claim,
  personId: string | null,
): Promise<boolean> {
  const [sender] = await tx.query<{ isErased: boolean | null }[]>(SENDER, [id, personId]);
  if (sender?.isErased) await tx.delete(InboundMail, { id });
  return (await tx.query<unknown[]>(LOCK, [id, attempts])).length > 0;
}
