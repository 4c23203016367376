import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import type { UpcomingDto } from './dto/upcoming.dto';
import { referenceOf } from './project-request.entity';
import { scopeSql, staffScope } from './request-scope';

/** "We'll get back to you within 24 hours." */
export const REPLY_WITHIN = '24 hours';
const SHOWN = 5;

type Row = { id: string; number: number; project_name: string; due_at: Date; is_overdue: boolean };

/** The replies that were promised and are still owed: to a client, or by this member of staff. */
@Injectable()
export class Upcoming {
  constructor(private readonly dataSource: DataSource) {}

  async of(actor: Actor): Promise<UpcomingDto> {
    const rows = await read<Row>(this.dataSource, ...upcomingSql(actor));
    return {
      upcoming: rows.map((row) => ({
        kind: 'reply',
        request: { _id: row.id, reference: referenceOf(row.number), projectName: row.project_name },
        dueAt: row.due_at,
        isOverdue: row.is_overdue,
      })),
    };
  }
}

/** Along the index of those without a reply, or along the client's own. */
export function upcomingSql(actor: Actor): [text: string, values: unknown[]] {
  const staff = staffScope(actor);
  const scope = staff.kind === 'nothing' ? ({ kind: 'own', userId: actor.userId } as const) : staff;
  const conditions = new Conditions();
  conditions.add(scopeSql(scope, conditions.bind));
  conditions.add(`r.replied_at IS NULL AND r.status IN ('pending', 'assigned')`);
  return [
    `SELECT r.id, r.number, r.project_name, r.created_at + interval '${REPLY_WITHIN}' AS due_at,
            r.created_at + interval '${REPLY_WITHIN}' < now() AS is_overdue
     FROM project_requests r WHERE ${conditions.where}
     ORDER BY r.created_at, r.id LIMIT ${SHOWN}`,
    conditions.values,
  ];
}
