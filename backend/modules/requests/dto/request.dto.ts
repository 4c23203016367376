import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { TEAMS, type Team, PANELS, type Panel } from '../../../access/access.public';
import { Before, THREAD_PAGE } from '../../../lists/thread.dto';
import { Id } from '../../../validation/fields';
import { IdentifiedDto, idParam } from '../../../validation/id-param.dto';
import type { Day } from '../../../time/days';
import { PersonDto } from '../../accounts/accounts.public';
import { MAX_FILES, AttachmentDto } from '../../files/files.public';
import { within } from '../../response-times/response-times.public';
import {
  CLIENT_TASKS,
  PROPOSAL_KINDS,
  BUDGETS,
  SERVICE_TYPES,
  TIMELINES,
  URGENCIES,
  type ClientTask,
  type ProposalKind,
  type Budget,
  type ServiceType,
  type Timeline,
  type Urgency,
  STATUSES,
  type RequestStatus,
} from '../request-options';
import { RequestNotFound } from '../requests.errors';
import { RequestCommentDto } from './conversation.dto';
import { OrganisationNameDto, RequestPeopleDto } from './people.dto';

export { RaiseRequestDto } from './raise-request.dto';
export { PersonDto, RequestPeopleDto };

export class RequestNameDto extends IdentifiedDto {
  @ApiProperty({ example: 'REQ-000123' })
  reference: string;

  @ApiProperty({ example: 'Demand forecasting for spare parts' })
  projectName: string;
}

export class NoteDto extends IdentifiedDto {
  @ApiProperty({ enum: TEAMS, enumName: 'Team' })
  team: Team;

  @ApiProperty({ example: 'Called the client; data sample arrives on Monday.' })
  text: string;

  author: PersonDto | null;
  createdAt: Date;

  /** Absent in lists. */
  @ApiPropertyOptional({ type: [AttachmentDto], maxItems: MAX_FILES })
  attachments?: AttachmentDto[];
}

export class DelegationDto {
  @ApiProperty({ enum: TEAMS, enumName: 'Team' })
  assignedTo: Team;

  /** For the team; never shown to the client. */
  @ApiProperty({ type: String, nullable: true, example: 'Please start with a data audit.' })
  notes: string | null;

  delegatedBy: PersonDto | null;
  delegatedAt: Date;
}

/** Staff-only fields are absent for everyone else. */
export class RequestDto {
  @ApiProperty({ format: 'uuid', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  _id: string;

  /** Number that people quote. */
  @ApiProperty({ example: 'REQ-000123' })
  reference: string;

  /** Client of the request. */
  userId: PersonDto;

  @ApiProperty({ example: 'Demand forecasting for spare parts' })
  projectName: string;

  @ApiProperty({ enum: SERVICE_TYPES, enumName: 'ServiceType' })
  serviceType: ServiceType;

  @ApiProperty({ example: 'Forecast weekly demand for 4,000 parts in three depots.' })
  description: string;

  @ApiProperty({ enum: TIMELINES, enumName: 'Timeline' })
  timeline: Timeline;

  @ApiProperty({ enum: BUDGETS, enumName: 'Budget' })
  budget: Budget;

  @ApiProperty({ enum: URGENCIES, enumName: 'Urgency' })
  urgency: Urgency;

  @ApiProperty({ type: String, nullable: true, example: 'Northgate Logistics' })
  company: string | null;

  @ApiProperty({ example: 'amira@northgate.example' })
  contactEmail: string;

  @ApiProperty({ type: String, nullable: true, example: '+44 1632 960456' })
  contactPhone: string | null;

  @ApiProperty({ type: String, nullable: true, example: '10-50' })
  teamSize: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Logistics' })
  industry: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Planners rely on spreadsheets.' })
  currentChallenges: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Fewer stock-outs within a quarter.' })
  expectedOutcomes: string | null;

  @ApiProperty({ enum: STATUSES, enumName: 'RequestStatus' })
  status: RequestStatus;

  /** Percent. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  progress: number;

  /** Team it is delegated to. */
  @ApiProperty({ enum: TEAMS, enumName: 'Team', nullable: true })
  assignedTo: Team | null;

  /** In `currency`; null until a price is agreed. */
  @ApiProperty({ type: 'number', nullable: true, example: 12000 })
  agreedPrice: number | null;

  @ApiProperty({ example: 'USD' })
  currency: string;

  /** Send it back with a change; if outdated, the response is a 409. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;

  /** Staff only: the support team's latest note. */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'Waiting for the data sample.' })
  supportNotes?: string | null;

  /** Staff only: the manager team's latest note. */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'Scope agreed by phone.' })
  managerNotes?: string | null;

  /** Staff only: latest notes that the caller may see, oldest first. */
  @ApiPropertyOptional({ type: [NoteDto], maxItems: THREAD_PAGE })
  notes?: NoteDto[];

  /** Staff only: usual next statuses; any other counts as an override. */
  @ApiPropertyOptional({
    enum: STATUSES,
    enumName: 'RequestStatus',
    isArray: true,
    example: ['in_review'],
  })
  usualMoves?: RequestStatus[];

  /** Staff only: responsible member of the team. */
  assignee?: PersonDto | null;

  /** Staff only: next deadline; null while waiting for the client, and once closed. */
  dueAt?: Date | null;

  /** Staff only: kind of the next deadline. */
  @ApiPropertyOptional({ enum: ['reply', 'resolution'], enumName: 'DueKind', nullable: true })
  dueKind?: 'reply' | 'resolution' | null;

  /** Staff only: when it became the client's turn. */
  awaitingClientSince?: Date | null;

  /** Staff only: open tasks of the client, the most important first. */
  @ApiPropertyOptional({ enum: CLIENT_TASKS, enumName: 'ClientTask', isArray: true, maxItems: 3 })
  awaits?: ClientTask[];

  /** Staff only: the side that wrote last. */
  @ApiPropertyOptional({ enum: ['client', 'staff'], enumName: 'Side', nullable: true })
  lastWordBy?: 'client' | 'staff' | null;

  lastWordAt?: Date | null;

  /** Staff only: how it was delegated. */
  delegation?: DelegationDto | null;
}

/** The reader of an answer to a change has them already. */
export const LONG_TEXTS = ['description', 'currentChallenges', 'expectedOutcomes'] as const;

/** A request after a change, without its long texts, and with a note that the change added. */
export class RequestBriefDto extends OmitType(RequestDto, [
  ...LONG_TEXTS,
  'notes',
  'delegation',
] as const) {
  /** The caller is its client, and review has not begun. */
  canEdit: boolean;

  /** The caller is its client, and review has not begun. */
  canWithdraw: boolean;

  /** The caller is its client, and it is closed. */
  canReopen: boolean;
}

export class HistoryEntryDto extends IdentifiedDto {
  at: Date;

  @ApiProperty({ example: 'Moved from Pending to In review' })
  text: string;

  /** Author, in words for the reader. */
  @ApiProperty({ example: 'Priya from our team' })
  by: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;

  @ApiProperty({ enum: STATUSES, enumName: 'RequestStatus', nullable: true })
  status: RequestStatus | null;

  /** Staff only: an unusual move. */
  isOverride?: boolean;
}

export class OtherRequestDto extends RequestNameDto {
  @ApiProperty({ enum: STATUSES, enumName: 'RequestStatus' })
  status: RequestStatus;

  createdAt: Date;
}

/** The client according to their current profile; the request keeps its original data. */
export class RequestClientDto extends PersonDto {
  @ApiProperty({ example: 'amira@northgate.example' })
  email: string;

  @ApiProperty({ example: 'Northgate Logistics' })
  company: string;

  @ApiProperty({ type: String, nullable: true, example: '+44 1632 960456' })
  phone: string | null;

  clientSince: Date;

  /** Number of the client's other requests that the caller can see. */
  @ApiProperty({ type: 'integer', example: 3 })
  otherRequestsTotal: number;

  /** Company of the client. */
  @ApiProperty({ type: OrganisationNameDto, nullable: true })
  organisation: OrganisationNameDto | null;

  /** The newest five of them. */
  @ApiProperty({ type: [OtherRequestDto] })
  otherRequests: OtherRequestDto[];
}

export class AwaitedDecisionDto {
  @ApiProperty({ format: 'uuid', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  proposalId: string;

  @ApiProperty({ enum: PROPOSAL_KINDS, enumName: 'ProposalKind' })
  kind: ProposalKind;

  @ApiProperty({ example: 'PRO-000123' })
  reference: string;

  /** With VAT, in the smallest unit of the currency. */
  @ApiProperty({ type: 'integer', example: 1440000 })
  totalMinor: number;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  /** Whether the caller may accept or decline it. */
  canDecide: boolean;
}

export class NextStepDto {
  @ApiProperty({ example: 'First results' })
  title: string;

  @ApiProperty({ format: 'date', example: '2026-12-04' })
  on: Day;
}

export class NextMoveDto {
  /** `nobody` once it is closed. */
  @ApiProperty({ enum: ['client', 'staff', 'nobody'], enumName: 'NextMover' })
  whose: 'client' | 'staff' | 'nobody';

  /** First name of the assignee; null without one. */
  @ApiProperty({ type: String, nullable: true, example: 'Tom' })
  who: string | null;

  /** Open tasks of the client, the most important first. */
  @ApiProperty({ enum: CLIENT_TASKS, enumName: 'ClientTask', isArray: true, maxItems: 3 })
  awaits: ClientTask[];

  /** Deadline of our next reply; null if none is due. */
  replyDueAt: Date | null;

  /** The proposal that waits for a decision. */
  @ApiProperty({ type: AwaitedDecisionDto, nullable: true })
  decision: AwaitedDecisionDto | null;

  /** Next milestone of the accepted proposal, if it has a day. */
  @ApiProperty({ type: NextStepDto, nullable: true })
  step: NextStepDto | null;
}

export class RequestDetailDto extends RequestDto {
  /** Clients only. */
  nextMove?: NextMoveDto;

  /** Latest history, oldest first. */
  @ApiProperty({ type: [HistoryEntryDto], maxItems: THREAD_PAGE })
  history: HistoryEntryDto[];

  @Before('history')
  historyBefore: string | null;

  /** Files of the request itself; messages and notes have their own. */
  @ApiProperty({ type: [AttachmentDto], maxItems: MAX_FILES })
  attachments: AttachmentDto[];

  /** Latest messages, oldest first. */
  @ApiProperty({ type: [RequestCommentDto], maxItems: THREAD_PAGE })
  comments: RequestCommentDto[];

  @Before('messages')
  commentsBefore: string | null;

  /** Staff only: like `before`, for the notes. */
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  notesBefore?: string | null;

  /** The caller is its client, and review has not begun. */
  canEdit: boolean;

  /** The caller is its client, and review has not begun. */
  canWithdraw: boolean;

  /** The caller is its client, and it is closed. */
  canReopen: boolean;

  /** Staff only: the panel from which the caller can change it. */
  @ApiPropertyOptional({ enum: PANELS, enumName: 'Panel' })
  workedFrom?: Panel;

  /** The caller may delegate it to a team, or move it to the other. */
  canDelegate: boolean;

  people: RequestPeopleDto;

  /** Staff only. */
  client?: RequestClientDto;
}

export class RequestAnswerDto {
  request: RequestDetailDto;
}

export class RequestRaisedDto {
  @ApiProperty({
    example: `Request submitted successfully! We'll get back to you ${within('portal')}.`,
  })
  message: string;
  request: RequestBriefDto;
}

export class RequestChangedDto {
  @ApiProperty({ example: 'Request updated.' })
  message: string;
  request: RequestBriefDto;
}

export class CommentAddedDto {
  comment: RequestCommentDto;
  request: RequestBriefDto;
}

export class RequestMovedDto {
  /** History entry of the change. */
  entry: HistoryEntryDto;
  request: RequestBriefDto;
}

export class RequestEditedDto {
  /** History entry of the change; null if nothing changed. */
  entry: HistoryEntryDto | null;
  request: RequestBriefDto;
}

export class HistoryDto {
  /** Oldest first. */
  @ApiProperty({ type: [HistoryEntryDto], maxItems: 100 })
  history: HistoryEntryDto[];

  @Before('history')
  before: string | null;
}

export class NotesDto {
  /** Oldest first. */
  @ApiProperty({ type: [NoteDto], maxItems: 100 })
  notes: NoteDto[];

  @Before('notes')
  before: string | null;
}

export class RequestIdParam extends idParam(RequestNotFound) {}

export class CommentParam extends RequestIdParam {
  @Id({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  commentId: string;
}
