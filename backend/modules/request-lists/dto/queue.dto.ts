import { ApiProperty } from '@nestjs/swagger';
import { TEAMS, type Team } from '../../../access/access.public';
import { Choice, Flag, Id, Items, Text } from '../../../validation/fields';
import { Version } from '../../../validation/number-fields';
import {
  STAFF_STATUSES,
  URGENCIES,
  type RequestStatus,
  type Urgency,
} from '../../requests/requests.public';

export const MAX_AT_ONCE = 50;

export class BulkRowDto {
  @Id({ label: 'Request', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  requestId: string;

  @Version()
  version: number;
}

export const BULK_ACTIONS = ['assign', 'team', 'status', 'urgency'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export class BulkChangeDto {
  @Items(() => BulkRowDto, {
    label: 'Requests',
    most: MAX_AT_ONCE,
    tooMany: `Change at most ${MAX_AT_ONCE} at once`,
    tooFew: 'Choose a request',
  })
  rows: BulkRowDto[];

  @Choice(BULK_ACTIONS, 'BulkAction', { example: 'assign' })
  action: BulkAction;

  /** For `assign`: id of the assignee; null releases the requests. */
  @Id({ label: 'Assignee', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  assigneeId?: string | null;

  @Choice(TEAMS, 'Team', { example: 'support', optional: true })
  team?: Team;

  @Choice(STAFF_STATUSES, 'StaffStatus', { example: 'in_review', optional: true })
  status?: RequestStatus;

  @Choice(URGENCIES, 'Urgency', { example: 'high', optional: true })
  urgency?: Urgency;

  /** For `status`: reason for unusual moves, visible to the clients. */
  @Text({ example: 'Outage at the supplier.', max: 500, optional: true })
  reason?: string;
}

export class BulkRowAnswerDto {
  @ApiProperty({ format: 'uuid' })
  requestId: string;

  @ApiProperty({ example: 'REQ-000123' })
  reference: string;

  isDone: boolean;

  /** Reason why it was not changed. */
  @ApiProperty({ type: String, nullable: true, example: null })
  message: string | null;

  /** Current version, to undo the change with; null on failure. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  version: number | null;

  /** Previous value: a status, an urgency, a team or the id of an assignee. */
  @ApiProperty({ type: String, nullable: true, example: 'pending' })
  before: string | null;
}

export class BulkChangedDto {
  @ApiProperty({ example: '2 of 3 changed.' })
  message: string;

  /** In the order of the call. */
  @ApiProperty({ type: [BulkRowAnswerDto], maxItems: MAX_AT_ONCE })
  rows: BulkRowAnswerDto[];
}

export class MatchingDto {
  /** All matches, up to a thousand. */
  @ApiProperty({ type: [BulkRowDto], maxItems: 1000 })
  rows: BulkRowDto[];
}

export class NotePresenceDto {
  /** False when the request is closed again. */
  @Flag({ label: 'Here', example: 'true' })
  isHere: boolean;

  /** A proposal of the request whose draft is open; the response then lists the people editing it. */
  @Id({ label: 'Draft', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  draftId?: string;
}

export class PresenceDto {
  /** Ids of other staff who have the request, or this draft of it, open. */
  @ApiProperty({ type: [String], format: 'uuid', maxItems: 500 })
  people: string[];
}
