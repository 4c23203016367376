import { type AnswerOf, q } from '../../../api/call';
import {
  ReportGroupingValues,
  ReportTeamValues,
  type ReportGrouping,
  type ReportTeam,
} from '../../../api/generated/enums';
import { ReportGroupingWords } from '../../../api/generated/words/report-grouping';
import { ReportTeamWords } from '../../../api/generated/words/report-team';
import { choice, readFilters } from '../../lists/list-filters';
import { reportWords } from './words';

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

export const reportFilters = {
  from: { day: reportWords.from, notAfter: 'to' },
  to: { day: reportWords.to, notBefore: 'from' },
  by: { label: reportWords.by, values: ReportGroupingValues, labels: ReportGroupingWords },
  team: choice(reportWords.team, reportWords.allTeams, ReportTeamValues, ReportTeamWords),
};

/** The report's filters from the search params; invalid ones are ignored. */
export const reportQueryOf = (params: URLSearchParams): ReportQuery => ({
  by: 'month',
  ...readFilters(reportFilters, params).chosen,
});

export const daysOf = ({ from, to }: ReportQuery) => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export const report = (query: ReportQuery) => q('/api/reports', { query });

export function queriesAt(address: string) {
  const query = reportQueryOf(new URL(address).searchParams);
  return [report(query), q('/api/ratings', { query: daysOf(query) })];
}
