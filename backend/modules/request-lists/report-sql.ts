import type { Team } from '../../access/access.public';
import { Conditions } from '../../lists/conditions';
import { plusDays } from '../../time/days';
import { inMonthsAndDays, type Period, type Span } from './period';
import { nameChoices } from '../../openapi/choice-words';

export const GROUPINGS = ['team', 'person', 'service', 'month'] as const;
export type Grouping = (typeof GROUPINGS)[number];

nameChoices('ReportGrouping', {
  month: 'Month',
  team: 'Team',
  person: 'Person',
  service: 'Service',
} satisfies Record<Grouping, string>);

export type Asked = Period & { by: Grouping; team?: Team | 'none' | undefined };

export type FigureRow = {
  key: string | null;
  received: number;
  answered: number;
  promised: number;
  on_time: number;
  agreed: number;
  median: number | null;
  p90: number | null;
};

const FIGURES = ['received', 'answered', 'promised', 'on_time', 'agreed'];
const sums = FIGURES.map((name) => `sum(${name}) AS ${name}`).join(', ');
const numbers = FIGURES.map((name) => `sum(${name})::float AS ${name}`).join(', ');

const percentile = (share: number) =>
  `min(minutes) FILTER (WHERE minutes >= 0 AND answered > 0 AND upto >= ${share} * replies)`;

export function reportSql(asked: Asked): [text: string, values: unknown[]] {
  const values: unknown[] = [];
  return [
    `WITH facts AS (${keptSql(asked, values)} UNION ALL ${notedSql(asked, values)}),
       steps AS MATERIALIZED (SELECT key, minutes, ${sums} FROM facts GROUP BY key, minutes),
       every AS (SELECT * FROM steps UNION ALL
                 SELECT NULL, minutes, ${sums} FROM steps GROUP BY minutes),
       counted AS (SELECT *, sum(answered) OVER (PARTITION BY key ORDER BY minutes) AS upto,
                     sum(answered) OVER (PARTITION BY key) AS replies FROM every)
     SELECT key, ${numbers}, ${percentile(0.5)} AS median, ${percentile(0.9)} AS p90
     FROM counted GROUP BY key
     HAVING sum(received) > 0 OR sum(answered) > 0 OR sum(agreed) > 0 ORDER BY key NULLS LAST`,
    values,
  ];
}

const keyOf = (by: Grouping, { key, period }: { key: string; period: string }) =>
  by === 'month' ? `to_char(${period}, 'YYYY-MM')` : key;

function keptSql({ by, team, ...period }: Asked, values: unknown[]): string {
  const conditions = new Conditions(values);
  const { months, days } = inMonthsAndDays(period);
  const within = (grain: string, { from, until }: Span) =>
    `grain = '${grain}' AND period >= ${conditions.bind(from)} AND period < ${conditions.bind(until)}`;
  conditions.equal('dimension', by === 'month' ? 'team' : by);
  conditions.equal('team', team);
  const spans = [within('month', months), ...days.map((span) => within('day', span))];
  const key = keyOf(by, { key: 'key', period: 'period' });
  return spans
    .map(
      (span) =>
        `SELECT ${key} AS key, minutes, ${FIGURES.join(', ')} FROM report_facts
         WHERE ${conditions.where} AND ${span}`,
    )
    .join(' UNION ALL ');
}

function notedSql({ by, team, from, to }: Asked, values: unknown[]): string {
  const conditions = new Conditions(values);
  conditions.add(`day >= ${conditions.bind(from)}`);
  conditions.add(`day < ${conditions.bind(plusDays(to, 1))}`);
  conditions.equal('team', team);
  return `SELECT ${keyOf(by, { key: by, period: 'day' })}, minutes, ${FIGURES.join(', ')}
    FROM report_changes WHERE ${conditions.where}`;
}
