import { ApiProperty } from '@nestjs/swagger';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { PersonDto } from '../../accounts/accounts.public';
import {
  CLIENT_TASKS,
  STATUSES,
  URGENCIES,
  RequestNameDto,
  type ClientTask,
  type RequestStatus,
  type Urgency,
} from '../../requests/requests.public';
import { FiguresDto } from './report.dto';

/** Counting stops at 500. */
export class OpenCountDto {
  @ApiProperty({ type: 'integer', example: 7 })
  count: number;

  /** Whether there are more than `count`. */
  isCapped: boolean;
}

export class DueRequestDto extends IdentifiedDto {
  @ApiProperty({ example: 'REQ-000123' })
  reference: string;

  @ApiProperty({ example: 'Demand forecasting for spare parts' })
  projectName: string;

  client: PersonDto;

  @ApiProperty({ enum: STATUSES, enumName: 'RequestStatus' })
  status: RequestStatus;

  @ApiProperty({ enum: URGENCIES, enumName: 'Urgency' })
  urgency: Urgency;

  @ApiProperty({ type: PersonDto, nullable: true })
  assignee: PersonDto | null;

  @ApiProperty({ type: Date, nullable: true })
  dueAt: Date | null;

  /** It is the client's turn, so its deadlines are paused. */
  isAwaitingClient: boolean;
}

export class StaffDashboardDto {
  overdue: OpenCountDto;

  /** Due later today. */
  dueToday: OpenCountDto;

  /** Open requests of the caller. */
  mine: OpenCountDto;

  unassigned: OpenCountDto;

  /** Overdue or due today, by deadline; at most six. */
  @ApiProperty({ type: [DueRequestDto], maxItems: 6 })
  due: DueRequestDto[];

  /** The caller's own, in the same order; at most six. */
  @ApiProperty({ type: [DueRequestDto], maxItems: 6 })
  own: DueRequestDto[];

  /** The last seven days of the caller's team, or of all teams for an admin. */
  week: FiguresDto;

  /**
   * Figures that the website prints and its owner has not confirmed. For admins, in production; otherwise 0.
   */
  @ApiProperty({ type: 'integer', example: 0 })
  unconfirmedFigures: number;
}

export class UpcomingEntryDto {
  /** A due reply. */
  @ApiProperty({ enum: ['reply'], enumName: 'UpcomingKind' })
  kind: 'reply';

  request: RequestNameDto;
  dueAt: Date;
  isOverdue: boolean;

  /** False if the client has had a reply before. */
  isFirst: boolean;
}

export class AwaitedAnswerDto {
  request: RequestNameDto;

  /** First name of the assignee who waits, if there is one. */
  @ApiProperty({ type: String, nullable: true, example: 'Tom' })
  who: string | null;

  /** Open tasks of the client, the most important first. */
  @ApiProperty({ enum: CLIENT_TASKS, enumName: 'ClientTask', isArray: true, maxItems: 3 })
  awaits: ClientTask[];

  since: Date;
}

export class UpcomingDto {
  /** By deadline; at most five. */
  upcoming: UpcomingEntryDto[];

  /** Requests waiting for the caller's answer, longest-waiting first; at most five. */
  awaited: AwaitedAnswerDto[];
}
