import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { isActive } from '../accounts/accounts.public';
import { OPEN_STATUSES } from '../requests/requests.public';
import { isAway } from './acting-for';
import type { ColleagueDto, ColleaguesDto } from './dto/delegation.dto';

const COLLEAGUES = `
  SELECT u.id AS "_id", u.first_name AS "firstName", u.last_name AS "lastName", u.role,
    ${isAway('u')} AS "isAway",
    (SELECT count(*)::int FROM project_requests r
     WHERE r.assignee_id = u.id AND r.status IN (${OPEN_STATUSES})) AS "openRequests"
  FROM users u WHERE u.role <> 'client' AND ${isActive('u')}
  ORDER BY u.sort_name, u.id LIMIT 500`;

@Injectable()
export class Colleagues {
  constructor(private readonly dataSource: DataSource) {}

  async all(actor: Actor): Promise<ColleaguesDto> {
    return {
      colleagues: await read<ColleagueDto>(this.dataSource, COLLEAGUES),
      canAssignOthers: can(actor.role, Permission.AssignOthers),
    };
  }
}
