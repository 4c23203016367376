import type { DataSource } from 'typeorm';
import { defineHook } from '../../context/hook';
import { read } from '../../database/sql';
import { amountOf } from '../../validation/money';
import { isActive } from '../accounts/accounts.public';
import type {
  AdminStatsDto,
  ClientStatsDto,
  ManagerStatsDto,
  SupportStatsDto,
} from './dto/request-list.dto';
import { openOf, totalOf, totalsOf, type StatusCount } from './request-counts';

type Money = { agreedMinor: number; invoicedMinor: number; paidMinor: number };

/** Of the requests that a person raised, in the firm's currency. */
export const moneyOfClient =
  defineHook<(db: DataSource, userId: string) => Promise<Money>>('money of a client');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function inWords(seconds: number | null): string {
  if (seconds === null) return '—';
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))}m`;
  if (seconds < DAY) return `${Math.round(seconds / HOUR)}h`;
  const days = Math.floor(seconds / DAY);
  const hours = Math.round((seconds % DAY) / HOUR);
  return hours > 0 ? `${days}d ${hours}h` : `${days}d`;
}

export async function clientStats(
  db: DataSource,
  counting: Promise<StatusCount[]>,
  userId: string,
): Promise<ClientStatsDto> {
  const [counts, { agreedMinor, invoicedMinor, paidMinor }] = await Promise.all([
    counting,
    moneyOfClient(db, userId),
  ]);
  const { completed } = totalsOf(counts);
  return {
    total: totalOf(counts),
    completed,
    in_progress: openOf(counts),
    revenue: amountOf(paidMinor),
    agreed: amountOf(agreedMinor),
    invoiced: amountOf(invoicedMinor),
  };
}

export async function adminStats(
  _db: DataSource,
  counting: Promise<StatusCount[]>,
): Promise<AdminStatsDto> {
  const counts = await counting;
  const { pending, in_review, completed } = totalsOf(counts);
  return { total: totalOf(counts), pending, in_review, completed };
}

export async function managerStats(
  db: DataSource,
  counting: Promise<StatusCount[]>,
): Promise<ManagerStatsDto> {
  const [counts, [members]] = await Promise.all([
    counting,
    read<{ count: number }>(
      db,
      `SELECT count(*)::int FROM users u WHERE u.role = 'manager' AND ${isActive('u')}`,
    ),
  ]);
  const { assigned, in_review, approved, completed } = totalsOf(counts);
  return {
    total: totalOf(counts),
    in_progress: assigned + in_review + approved,
    completed,
    team_members: members?.count ?? 0,
  };
}

export async function supportStats(
  db: DataSource,
  counting: Promise<StatusCount[]>,
): Promise<SupportStatsDto> {
  const [counts, [mean]] = await Promise.all([
    counting,
    read<{ seconds: number | null }>(
      db,
      `SELECT extract(epoch FROM avg(first_response_at - delegated_at))::float AS seconds
         FROM project_requests
         WHERE assigned_to = 'support' AND first_response_at > now() - interval '30 days'
           AND updated_at > now() - interval '30 days'`,
    ),
  ]);
  return {
    total: totalOf(counts),
    open: openOf(counts),
    resolved: totalsOf(counts).completed,
    avg_response_time: inWords(mean?.seconds ?? null),
  };
}
