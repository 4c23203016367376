import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, can, Permission, type StaffRole } from '../../access/access.public';
import { read } from '../../database/sql';
import { isActive } from '../accounts/accounts.public';
import { OPEN_STATUSES } from '../requests/requests.public';
import { isAway } from './acting-for';
import type { ColleaguesDto } from './dto/delegation.dto';

type Row = {
  id: string;
  first_name: string;
  last_name: string;
  role: StaffRole;
  is_away: boolean;
  open: number;
};

const COLLEAGUES = `
  SELECT u.id, u.first_name, u.last_name, u.role, ${isAway('u')} AS is_away,
    (SELECT count(*)::int FROM project_requests r
     WHERE r.assignee_id = u.id AND r.status IN (${OPEN_STATUSES})) AS open
  FROM users u WHERE u.role <> 'client' AND ${isActive('u')}
  ORDER BY u.sort_name, u.id LIMIT 500`;

@Injectable()
export class Colleagues {
  constructor(private readonly dataSource: DataSource) {}

  async all(actor: Actor): Promise<ColleaguesDto> {
    const rows = await read<Row>(this.dataSource, COLLEAGUES);
    return {
      colleagues: rows.map((row) => ({
        _id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        role: row.role,
        isAway: row.is_away,
        openRequests: row.open,
      })),
      canAssignOthers: can(actor.role, Permission.AssignOthers),
    };
  }
}
