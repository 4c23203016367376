import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import {
  isOpen,
  scopeSql,
  STATUSES,
  type RequestStatus,
  type Scope,
} from '../requests/requests.public';

export type StatusCount = { status: RequestStatus; total: number };

/** Counting more than this takes milliseconds, so the result is kept for a moment. */
const MANY = 10_000;
const KEPT_MS = 2_000;

type Kept = { counting: Promise<StatusCount[]>; until: number };

@Injectable()
export class RequestCounts {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly dataSource: DataSource) {}

  async of(scope: Scope): Promise<StatusCount[]> {
    if (isNarrow(scope)) return this.count(scope);
    const key = JSON.stringify(scope);
    const kept = this.kept.get(key);
    if (kept && performance.now() < kept.until) return kept.counting;
    const counting = this.count(scope);
    if (kept) this.keep(key, counting);
    try {
      const counts = await counting;
      if (totalOf(counts) > MANY) this.keep(key, counting);
      else this.kept.delete(key);
      return counts;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }

  private keep(key: string, counting: Promise<StatusCount[]>): void {
    this.kept.set(key, { counting, until: performance.now() + KEPT_MS });
  }

  private count(scope: Scope): Promise<StatusCount[]> {
    return read<StatusCount>(this.dataSource, ...countsSql(scope));
  }
}

function countsSql(scope: Scope): [text: string, values: unknown[]] {
  const { bind, values } = new Conditions();
  return [
    `SELECT r.status, count(*)::int AS total FROM project_requests r
     WHERE ${scopeSql(scope, bind)} GROUP BY r.status`,
    values,
  ];
}

/** A person's or a company's requests are few, and no index has them in a list's order. */
export const isNarrow = ({ kind }: Scope): boolean =>
  kind === 'own' || kind === 'company' || kind === 'organisation';

export function totalsOf(counts: StatusCount[]): Record<RequestStatus, number> {
  const none = Object.fromEntries(STATUSES.map((status) => [status, 0]));
  const some = Object.fromEntries(counts.map(({ status, total }) => [status, total]));
  return { ...none, ...some } as Record<RequestStatus, number>;
}

export const totalOf = (counts: StatusCount[], statuses: readonly RequestStatus[] = STATUSES) =>
  counts
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { total }) => sum + total, 0);

export const openOf = (counts: StatusCount[]): number => totalOf(counts, STATUSES.filter(isOpen));
