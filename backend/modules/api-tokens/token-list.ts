import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type Actor,
  can,
  permissionsOf,
  SCOPES,
  type Scope,
  type Role,
} from '../../access/access.public';
import { Conditions } from '../../lists/conditions';
import type { PageQuery } from '../../lists/page.dto';
import { readPage, selectFrom, defineList } from '../../lists/read-page';
import type { ApiTokenDto, ApiTokensDto, OwnApiTokensDto } from './dto/api-token.dto';
import { WORKS } from './use-token';

export const TOKENS = defineList<ApiTokenDto>({
  columns: {
    _id: 't.id',
    owner: `json_build_object('_id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role)`,
    name: 't.name',
    beginning: 't.beginning',
    scopes: 't.scopes',
    networks: 't.networks',
    createdAt: 't.created_at',
    expiresAt: 't.expires_at',
    lastUsedAt: 't.last_used_at',
  },
  from: 'api_tokens t LEFT JOIN users u ON u.id = t.user_id',
  newest: ['t.created_at', 't.id'],
});

@Injectable()
export class TokenList {
  constructor(private readonly dataSource: DataSource) {}

  async own({ userId, role }: Actor): Promise<OwnApiTokensDto> {
    const tokens = await this.dataSource.query<ApiTokenDto[]>(
      `${selectFrom(TOKENS)} WHERE t.user_id = $1 AND ${WORKS} ORDER BY t.created_at DESC, t.id DESC`,
      [userId],
    );
    return { tokens, scopes: scopesOf(role) };
  }

  async all(query: PageQuery): Promise<ApiTokensDto> {
    const conditions = new Conditions();
    conditions.add(WORKS);
    const { rows: tokens, pagination } = await readPage(this.dataSource, TOKENS, conditions, query);
    return { tokens, pagination };
  }
}

export const scopesOf = (role: Role): Scope[] =>
  SCOPES.filter((scope) => {
    const permissions = permissionsOf(scope);
    return permissions.length === 0 || permissions.some((permission) => can(role, permission));
  });
