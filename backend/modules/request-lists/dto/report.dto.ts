import { ApiProperty } from '@nestjs/swagger';
import { TEAM_NAMES, TEAMS, type Team } from '../../../access/access.public';
import { nameChoices } from '../../../openapi/choice-words';
import { Choice, Day } from '../../../validation/fields';
import { GROUPINGS, type Grouping } from '../report-sql';

const REPORT_TEAMS = [...TEAMS, 'none'] as const;

nameChoices('ReportTeam', { ...TEAM_NAMES, none: 'No team' });

const DAY = { example: '2026-11-01', optional: true };

export class ReportQuery {
  @Day({
    ...DAY,
    label: 'From',
    parameter: 'ReportFrom',
    description: 'The first day. Default: the start of the month eleven months ago.',
  })
  from?: Day;

  @Day({
    ...DAY,
    label: 'To',
    parameter: 'ReportTo',
    description: 'The last day; today if absent.',
  })
  to?: Day;

  /** Default: `month`. */
  @Choice(GROUPINGS, 'ReportGrouping', { label: 'Group by', example: 'team', optional: true })
  by?: Grouping;

  /** Only this team; `none` for requests without a team. */
  @Choice(REPORT_TEAMS, 'ReportTeam', { example: 'support', optional: true })
  team?: Team | 'none';
}

export class FiguresDto {
  /** Requests raised in the period. */
  @ApiProperty({ type: 'integer', example: 120 })
  received: number;

  /** First replies given in the period. */
  @ApiProperty({ type: 'integer', example: 112 })
  answered: number;

  /**
   * Median working minutes until the first reply. Exact below 64, rounded down by at most 3% above; null without
   * replies.
   */
  @ApiProperty({ type: 'integer', nullable: true, example: 95 })
  medianMinutes: number | null;

  /** 90th percentile, rounded like the median. */
  @ApiProperty({ type: 'integer', nullable: true, example: 340 })
  p90Minutes: number | null;

  /** Number of replies with a deadline. */
  @ApiProperty({ type: 'integer', example: 110 })
  promised: number;

  /** Number of replies within the deadline. */
  @ApiProperty({ type: 'integer', example: 104 })
  onTime: number;

  /** In the firm's currency: prices agreed in the period, of requests neither rejected nor withdrawn. */
  @ApiProperty({ type: 'number', example: 48000 })
  agreedValue: number;
}

export class ReportRowDto extends FiguresDto {
  /** A team, a service, a month such as "2026-11", or the id of a person; `none` if there is none. */
  @ApiProperty({ example: 'support' })
  key: string;

  @ApiProperty({ example: 'Support' })
  label: string;
}

export class ReportDto {
  @ApiProperty({ format: 'date', example: '2026-01-01' })
  from: Day;

  @ApiProperty({ format: 'date', example: '2026-11-22' })
  to: Day;

  @ApiProperty({ enum: GROUPINGS, enumName: 'ReportGrouping' })
  by: Grouping;

  rows: ReportRowDto[];
  total: FiguresDto;
}
