import { type AnswerOf, q } from '../../../api/call';
import {
  ReportGroupingValues,
  ReportTeamValues,
  type ReportGrouping,
  type ReportTeam,
} from '../../../api/generated/enums';

export type Report = AnswerOf<'/api/reports', 'get'>;
export type Figures = Report['total'];
export type StaffDashboard = AnswerOf<'/api/staff-dashboard', 'get'>;
export type DueRequest = StaffDashboard['due'][number];

export interface ReportQuery {
  from?: string;
  to?: string;
  by: ReportGrouping;
  team?: ReportTeam;
}

/** The report's filters from the search params; invalid ones are ignored. */
export function reportQueryOf(params: URLSearchParams): ReportQuery {
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const team = ReportTeamValues.find((one) => one === params.get('team'));
  return {
    by: ReportGroupingValues.find((one) => one === params.get('by')) ?? 'month',
    ...(from && { from }),
    ...(to && { to }),
    ...(team && { team }),
  };
}

export const report = (query: ReportQuery) => q('/api/reports', { query });
