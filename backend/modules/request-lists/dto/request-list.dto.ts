import { ApiProperty, OmitType } from '@nestjs/swagger';
import { TEAMS, type Team } from '../../../access/access.public';
import { LimitField, PageDto, PageField } from '../../../lists/page.dto';
import { Choice, Day, Text } from '../../../validation/fields';
import { AnyOf, ANY_ID } from '../../../validation/list-fields';
import {
  SERVICE_TYPES,
  URGENCIES,
  type ServiceType,
  type Urgency,
  OPEN,
  STATUSES,
  type RequestStatus,
  RequestDto,
} from '../../requests/requests.public';
import {
  DUE_FILTERS,
  type DueFilter,
  DIRECTIONS,
  SORTS,
  type Direction,
  type RequestSort,
} from '../request-sorts';

export class RequestListQuery {
  @PageField()
  page?: number;

  @LimitField(10, 'RequestLimit')
  limit?: number;

  @AnyOf(STATUSES, {
    label: 'Status',
    example: 'pending,assigned',
    parameter: 'RequestStatusFilter',
    aliases: { open: OPEN.join(',') },
  })
  status?: RequestStatus[];

  @AnyOf(SERVICE_TYPES, {
    label: 'Service type',
    example: 'machine-learning',
    parameter: 'ServiceTypeFilter',
    // The specification's manager and support filters used another name for the same service.
    aliases: { 'custom-app-development': 'custom-app' },
  })
  serviceType?: ServiceType[];

  @AnyOf(URGENCIES, { label: 'Urgency', example: 'high', parameter: 'UrgencyFilter' })
  urgency?: Urgency[];

  /** Every word must occur in the number, project name, description, company, contact e-mail, client name or service. A word of two letters matches only at the start of a word. A single character is ignored. */
  @Text({ example: 'forecast', max: 100, optional: true, parameter: 'RequestSearch' })
  search?: string;

  /** The column to sort by. Default: `created`. */
  @Choice(SORTS, 'RequestSort', { example: 'created', optional: true })
  sort?: RequestSort;

  /** Default: newest first for times, A to Z for other columns. */
  @Choice(DIRECTIONS, 'Direction', { example: 'desc', optional: true })
  order?: Direction;
}

const DAY = { example: '2027-01-04', optional: true };

export class StaffListQuery extends RequestListQuery {
  @AnyOf([...TEAMS, 'none'], { label: 'Team', example: 'support', parameter: 'TeamFilter' })
  team?: (Team | 'none')[];

  @AnyOf([ANY_ID], {
    label: 'Assignee',
    example: 'me,none',
    parameter: 'AssigneeFilter',
    names: ['me', 'none'],
    most: 20,
    description: '`me`, `none` and the ids of staff; several are separated by commas.',
  })
  assignee?: string[];

  @AnyOf(DUE_FILTERS, { label: 'Due', example: 'overdue', parameter: 'DueFilter' })
  due?: DueFilter[];

  @AnyOf(['us', 'client'], { label: 'Turn', example: 'us', parameter: 'TurnFilter' })
  turn?: ('us' | 'client')[];

  @Day({ ...DAY, label: 'Raised from', parameter: 'RaisedFrom' })
  from?: Day;

  @Day({ ...DAY, label: 'Raised to', parameter: 'RaisedTo', description: 'Inclusive.' })
  to?: Day;
}

export class PaginationDto extends OmitType(PageDto, ['total', 'isCapped']) {
  @ApiProperty({ type: 'integer', example: 57 })
  totalRequests: number;

  /** Searches and filters other than `status` are counted up to 500; true if there are more. */
  isCapped: boolean;
}

export class ClientStatsDto {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  completed: number;

  /** Number of requests in any open status. */
  @ApiProperty({ type: 'integer' })
  in_progress: number;

  /** Paid, with VAT, in the firm's currency. */
  @ApiProperty({ type: 'number', example: 12000 })
  revenue: number;

  /** Accepted proposals with VAT, and prices without a proposal as they were set. */
  @ApiProperty({ type: 'number', example: 24000 })
  agreed: number;

  /** With VAT, less what was credited. */
  @ApiProperty({ type: 'number', example: 14400 })
  invoiced: number;
}

export class MyRequestsDto {
  requests: RequestDto[];
  stats: ClientStatsDto;
  pagination: PaginationDto;
}

export class CompanyRequestsDto {
  requests: RequestDto[];
  pagination: PaginationDto;
}

export class AdminStatsDto {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  in_review: number;

  @ApiProperty({ type: 'integer' })
  completed: number;
}

export class AdminRequestsDto {
  requests: RequestDto[];
  stats: AdminStatsDto;
  pagination: PaginationDto;
}

export class ManagerStatsDto {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  in_progress: number;

  @ApiProperty({ type: 'integer' })
  completed: number;

  /** Active people with the role manager. */
  @ApiProperty({ type: 'integer' })
  team_members: number;
}

export class ManagerRequestsDto {
  requests: RequestDto[];
  stats: ManagerStatsDto;
  pagination: PaginationDto;
}

export class SupportStatsDto {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  open: number;

  @ApiProperty({ type: 'integer' })
  resolved: number;

  /** Mean time from delegation to the first staff action in the last 30 days; "—" without data. */
  @ApiProperty({ example: '2h' })
  avg_response_time: string;
}

export class SupportRequestsDto {
  requests: RequestDto[];
  stats: SupportStatsDto;
  pagination: PaginationDto;
}

export class OrganisationRequestsDto {
  @ApiProperty({ type: [RequestDto], maxItems: 100 })
  requests: RequestDto[];
  pagination: PaginationDto;
}
