import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { isSameSecret } from '../../config/keys';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { rowCode } from '../../links/links.public';
import { plainCode } from '../../validation/typed-codes';
import { rowOf } from './proposal-rows';
import { CodeNeeded, CodeWrong, TooManyCodes } from './proposals.errors';
import { codeAsked } from './proposals.events';

const CODE_MINUTES = 10;
const CODE_TRIES = 5;
const CODES_AN_HOUR = 5;

const TRY_CODE = `
  UPDATE acceptance_codes SET attempts = attempts + 1 WHERE id = (
    SELECT id FROM acceptance_codes WHERE proposal_id = $1 AND user_id = $2
    ORDER BY created_at DESC, id DESC LIMIT 1)
    AND attempts < ${CODE_TRIES} AND expires_at > now()
  RETURNING id`;

@Injectable()
export class AcceptanceCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
  ) {}

  send(actor: Actor, id: string): Promise<{ message: string }> {
    return this.transactions.run(async (tx) => {
      await rowOf(tx, actor, id);
      await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [actor.userId]);
      const codeId = uuid();
      const [made] = await tx.query<unknown[]>(
        `INSERT INTO acceptance_codes (id, proposal_id, user_id, expires_at)
         SELECT $1, $2, $3, now() + interval '${CODE_MINUTES} minutes'
         WHERE (SELECT count(*) FROM acceptance_codes WHERE user_id = $3
           AND created_at > now() - interval '1 hour') < ${CODES_AN_HOUR} RETURNING id`,
        [codeId, id, actor.userId],
      );
      if (!made) throw TooManyCodes();
      await record(tx, codeAsked({ subject: id, codeId }));
      return {
        message: `We have sent a code to your address. It is valid for ${CODE_MINUTES} minutes.`,
      };
    });
  }

  /**
   * Counts the try in its own transaction, before it compares.
   * @throws CodeNeeded, CodeWrong
   */
  async expect(actor: Actor, id: string, code: string | undefined): Promise<void> {
    if (!actor.onlyRequestId) return;
    if (!code) throw CodeNeeded();
    const [tried] = await this.dataSource.query<[{ id: string }[], number]>(TRY_CODE, [
      id,
      actor.userId,
    ]);
    const [found] = tried;
    const given = plainCode(code).replace(/\D/g, '');
    if (!found || !isSameSecret(given, rowCode(this.config.jwtSecret, 'acceptance-code', found.id)))
      throw CodeWrong();
  }
}
