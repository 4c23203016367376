import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { canonicalNetwork } from '../../access/networks';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record, defineEvent, subscribe, nameEvents } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { sha256 } from '../../links/links.public';
import { DAY_MS } from '../../time/days';
import { lockOwner, ReauthenticationRequired } from '../accounts/accounts.public';
import { emailChangeUndone, isFresh, Sessions } from '../auth/auth.public';
import { ApiToken } from './api-token.entity';
import {
  NoScope,
  NotANetwork,
  ScopeNotYours,
  TooManyTokens,
  ApiTokenNotFound,
} from './api-tokens.errors';
import type { ApiTokenCreatedDto, NewApiTokenDto } from './dto/api-token.dto';
import { scopesOf } from './token-list';
import { newTokenText, SHOWN } from './token-text';

nameEvents({ 'api-token': 'API tokens' });

const MAX_TOKENS = 20;

type Reach = { scopes: string[]; networks: number; days: number };

export const apiTokenCreated = defineEvent<{ after: Reach; tokenId: string }>('api-token.created', {
  subject: 'user',
  audit: 'Made an API token',
});

const apiTokenRevoked = defineEvent<{ tokenId: string | null }>('api-token.revoked', {
  subject: 'user',
  audit: 'Revoked an API token',
});

@Injectable()
export class ChangeTokens {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  create(actor: Actor, form: NewApiTokenDto): Promise<ApiTokenCreatedDto> {
    if (!isFresh(actor)) throw ReauthenticationRequired();
    if (form.scopes.length === 0) throw NoScope();
    const foreign = form.scopes.filter((scope) => !scopesOf(actor.role).includes(scope));
    if (foreign.length > 0) throw ScopeNotYours(foreign);
    const networks = [...new Set((form.networks ?? []).map(parseNetwork))];
    const token = newTokenText();
    return this.transactions.run(async (tx) => {
      await lockOwner(tx, actor);
      await this.sessions.expectStillAllowed(tx, actor);
      const [{ count }] = await tx.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM api_tokens
         WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now()`,
        [actor.userId],
      );
      if (count >= MAX_TOKENS) throw TooManyTokens();
      const id = uuid();
      await tx.insert(ApiToken, {
        id,
        userId: actor.userId,
        name: form.name,
        hash: sha256(token),
        beginning: token.slice(0, SHOWN),
        scopes: form.scopes,
        networks,
        expiresAt: new Date(databaseNow().getTime() + form.days * DAY_MS),
      });
      const after = { scopes: form.scopes, networks: networks.length, days: form.days };
      const created = apiTokenCreated({ subject: actor.userId, after, tokenId: id });
      await record(tx, created);
      return { _id: id, token };
    });
  }

  revoke(id: string, ownerId: string | null): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const [[token]] = await tx.query<[{ user_id: string }[], number]>(
        `UPDATE api_tokens SET revoked_at = now()
         WHERE id = $1 AND user_id = coalesce($2, user_id) AND revoked_at IS NULL AND expires_at > now()
         RETURNING user_id`,
        [id, ownerId],
      );
      if (!token) throw ApiTokenNotFound();
      await record(tx, apiTokenRevoked({ subject: token.user_id, tokenId: id }));
      return { message: 'API token revoked.' };
    });
  }

  /** Restoring the account does not restore tokens. */
  revokeAll(tx: EntityManager, userId: string): Promise<void> {
    return revoke(tx, userId);
  }
}

/** The owner was not warned of these tokens: the mail went to the intruder's address. */
subscribe("an intruder's API tokens", [emailChangeUndone], ({ actorId, data }, { tx }) =>
  revoke(tx, actorId!, data.since),
);

async function revoke(tx: EntityManager, userId: string, since?: string): Promise<void> {
  const [, revoked] = await tx.query<[unknown, number]>(
    `UPDATE api_tokens SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL
       AND ($2::timestamptz IS NULL OR created_at >= $2)`,
    [userId, since ?? null],
  );
  if (revoked > 0) await record(tx, apiTokenRevoked({ subject: userId, tokenId: null }));
}

function parseNetwork(text: string): string {
  const network = canonicalNetwork(text);
  if (!network) throw NotANetwork(text);
  return network;
}
