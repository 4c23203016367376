import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IS_ACTIVE } from '../users/users.public';
import type {
  AdminStatsDto,
  ClientStatsDto,
  ManagerStatsDto,
  SupportStatsDto,
} from './dto/request-list.dto';
import { inWords } from './duration';
import { countByStatus, totalOf } from './request-counts';
import { isOpen, STATUSES, type RequestStatus } from './request-status';

/** The numbers above each list: of the caller's whole scope, whatever the filters. */
@Injectable()
export class RequestStats {
  constructor(private readonly dataSource: DataSource) {}

  async ofClient(userId: string): Promise<ClientStatsDto> {
    const counts = await countByStatus(this.dataSource, { kind: 'own', userId });
    const [agreed] = await this.dataSource.query<{ dollars: number }[]>(
      `SELECT coalesce(sum(agreed_price), 0)::float AS dollars FROM project_requests
       WHERE user_id = $1 AND status = 'completed'`,
      [userId],
    );
    return {
      total: totalOf(counts),
      completed: counts.completed,
      in_progress: openOf(counts),
      revenue: agreed?.dollars ?? 0,
    };
  }

  async ofAdmin(): Promise<AdminStatsDto> {
    const counts = await countByStatus(this.dataSource, { kind: 'everything' });
    const { pending, in_review, completed } = counts;
    return { total: totalOf(counts), pending, in_review, completed };
  }

  async ofManagers(): Promise<ManagerStatsDto> {
    const counts = await countByStatus(this.dataSource, { kind: 'team', team: 'manager' });
    const [members] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int FROM users WHERE role = 'manager' AND ${IS_ACTIVE}`,
    );
    return {
      total: totalOf(counts),
      in_progress: counts.assigned + counts.in_review + counts.approved,
      completed: counts.completed,
      team_members: members?.count ?? 0,
    };
  }

  async ofSupport(): Promise<SupportStatsDto> {
    const counts = await countByStatus(this.dataSource, { kind: 'team', team: 'support' });
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
}

const openOf = (counts: Record<RequestStatus, number>) =>
  STATUSES.filter(isOpen).reduce((sum, status) => sum + counts[status], 0);
