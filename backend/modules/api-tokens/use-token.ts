import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { NetworkNotAllowed } from '../../access/access.errors';
import type { Actor, Grant, Scope, Role } from '../../access/access.public';
import { FindCaller } from '../../access/bearer';
import { isInNetworks } from '../../access/networks';
import { read } from '../../database/sql';
import { sha256 } from '../../links/links.public';
import { ApiTokenRefused } from './api-tokens.errors';
import { isTokenText, PREFIX } from './token-text';

type Row = {
  id: string;
  user_id: string;
  role: Role;
  grants: Grant[];
  scopes: Scope[];
  networks: string[];
  unseen: boolean;
};

@Injectable()
export class UseToken extends PassportStrategy(FindCaller, 'api-token') {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async validate({ headers, ip }: FastifyRequest): Promise<Actor | null> {
    const [, text] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!text?.startsWith(PREFIX)) return null;
    if (!isTokenText(text)) throw ApiTokenRefused();
    const [token] = await read<Row>(
      this.dataSource,
      `SELECT t.id, t.user_id, u.role, u.grants, t.scopes, t.networks,
         (t.last_used_at < now() - interval '1 minute') IS NOT FALSE AS unseen
       FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1 AND ${WORKS}`,
      [sha256(text)],
    );
    if (!token) throw ApiTokenRefused();
    const { networks } = token;
    if (networks.length > 0 && !isInNetworks(ip, networks)) throw NetworkNotAllowed();
    if (token.unseen) {
      const used = 'UPDATE api_tokens SET last_used_at = now() WHERE id = $1';
      await this.dataSource.query(used, [token.id]);
    }
    return {
      userId: token.user_id,
      sessionId: token.id,
      role: token.role,
      grants: token.grants,
      signedInAt: new Date(0),
      scopes: token.scopes,
    };
  }
}

export const WORKS =
  't.revoked_at IS NULL AND t.expires_at > now() AND u.disabled_at IS NULL AND u.invited_at IS NULL';
