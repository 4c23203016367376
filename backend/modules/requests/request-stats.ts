import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  AdminStatsDto,
  ClientStatsDto,
  ManagerStatsDto,
  SupportStatsDto,
} from './dto/request-list.dto';
import { inWords } from './duration';
import { scopeSql, type Scope } from './request-scope';
import { isOpen, STATUSES, type RequestStatus } from './request-status';

type Counts = Record<RequestStatus, number>;

/** The numbers above each list: of the caller's whole scope, whatever the filters. */
@Injectable()
export class RequestStats {
  constructor(private readonly dataSource: DataSource) {}

  async ofClient(userId: string): Promise<ClientStatsDto> {
    const counts = await this.count({ kind: 'own', userId });
    return {
      total: totalOf(counts),
      completed: counts.completed,
      in_progress: openOf(counts),
      revenue: 0,
    };
  }

  async ofAdmin(): Promise<AdminStatsDto> {
    const counts = await this.count({ kind: 'everything' });
    const { pending, in_review, completed } = counts;
    return { total: totalOf(counts), pending, in_review, completed };
  }

  async ofManagers(): Promise<ManagerStatsDto> {
    const counts = await this.count({ kind: 'team', team: 'manager' });
    const [members] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int FROM users WHERE role = 'manager' AND disabled_at IS NULL`,
    );
    return {
      total: totalOf(counts),
      in_progress: counts.assigned + counts.in_review + counts.approved,
      completed: counts.completed,
      team_members: members?.count ?? 0,
    };
  }

  async ofSupport(): Promise<SupportStatsDto> {
    const counts = await this.count({ kind: 'team', team: 'support' });
    const [mean] = await this.dataSource.query<{ seconds: number | null }[]>(
      `SELECT extract(epoch FROM avg(first_response_at - delegated_at))::float AS seconds
       FROM project_requests
       WHERE assigned_to = 'support' AND first_response_at > now() - interval '30 days'`,
    );
    return {
      total: totalOf(counts),
      open: openOf(counts),
      resolved: counts.completed,
      avg_response_time: inWords(mean?.seconds ?? null),
    };
  }

  private async count(scope: Scope): Promise<Counts> {
    const values: unknown[] = [];
    const where = scopeSql(scope, (value) => `$${values.push(value)}`);
    const rows = await this.dataSource.query<{ status: RequestStatus; count: number }[]>(
      `SELECT r.status, count(*)::int FROM project_requests r WHERE ${where} GROUP BY r.status`,
      values,
    );
    const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Counts;
    for (const row of rows) counts[row.status] = row.count;
    return counts;
  }
}

const totalOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const openOf = (counts: Counts) =>
  STATUSES.filter(isOpen).reduce((sum, status) => sum + counts[status], 0);
