import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { can } from '../../access/permission';
import { permissionsOf, SCOPES, type Scope } from '../../access/scopes';
import type { Role } from '../../access/role';
import { Conditions } from '../../lists/conditions';
import type { PageQuery } from '../../lists/page.dto';
import { readPage, selectFrom, type Listing } from '../../lists/read-page';
import type { ApiTokenDto, ApiTokensDto, OwnApiTokensDto } from './dto/api-token.dto';
import { WORKS } from './live-token';

type Row = {
  id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  role: Role;
  name: string;
  beginning: string;
  scopes: Scope[];
  networks: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

export const TOKENS: Listing = {
  columns: `t.id, t.user_id, u.first_name, u.last_name, u.role, t.name, t.beginning, t.scopes,
    t.networks, t.created_at, t.expires_at, t.last_used_at`,
  from: 'api_tokens t JOIN users u ON u.id = t.user_id',
  newest: ['t.created_at', 't.id'],
};

@Injectable()
export class TokenList {
  constructor(private readonly dataSource: DataSource) {}

  async own({ userId, role }: Actor): Promise<OwnApiTokensDto> {
    const rows = await this.dataSource.query<Row[]>(
      `${selectFrom(TOKENS)} WHERE t.user_id = $1 AND ${WORKS} ORDER BY t.created_at DESC, t.id DESC`,
      [userId],
    );
    return { tokens: rows.map(tokenDto), scopes: scopesOf(role) };
  }

  async all(query: PageQuery): Promise<ApiTokensDto> {
    const conditions = new Conditions();
    conditions.add(WORKS);
    const { rows, pagination } = await readPage<Row>(this.dataSource, TOKENS, conditions, query);
    return { tokens: rows.map(tokenDto), pagination };
  }
}

export const scopesOf = (role: Role): Scope[] =>
  SCOPES.filter((scope) => {
    const permissions = permissionsOf(scope);
    return permissions.length === 0 || permissions.some((permission) => can(role, permission));
  });

const tokenDto = (row: Row): ApiTokenDto => ({
  _id: row.id,
  owner: {
    _id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
  },
  name: row.name,
  beginning: row.beginning,
  scopes: row.scopes,
  networks: row.networks,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});
