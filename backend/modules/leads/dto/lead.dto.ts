import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { TRAPS, type Trap } from '../../../access/form-traps';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Before, THREAD_PAGE } from '../../../lists/thread.dto';
import { Choice, Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { OptionalVersion } from '../../../validation/number-fields';
import { RaiseRequestDto } from '../../requests/requests.public';
import {
  LEAD_FORMS,
  LEAD_SERVICES,
  LEAD_STATES,
  type LeadForm,
  type LeadState,
} from '../lead-options';

export class LeadListQuery extends SearchPageQuery {
  @Choice(LEAD_FORMS, 'LeadForm', { example: 'contact', optional: true })
  form?: LeadForm;

  @Choice(LEAD_SERVICES, 'LeadService', { example: 'AI Integration', optional: true })
  service?: string;

  /** Default: all but spam. */
  @Choice(LEAD_STATES, 'LeadState', { example: 'new', optional: true })
  state?: LeadState;
}

export class LeadDetailsDto {
  role?: string;
  budget?: string;
  timeline?: string;
  authority?: boolean;
  topic?: string;
  offer?: string;

  /** ISO time of the call as first booked. */
  callAt?: string;

  /** Submission time by the visitor's own clock. */
  submittedAt?: string;
}

export class LeadDto extends IdentifiedDto {
  @ApiProperty({ enum: LEAD_FORMS, enumName: 'LeadForm' })
  form: LeadForm;

  @ApiProperty({ enum: LEAD_SERVICES, enumName: 'LeadService' })
  service: string;

  /** Empty for visitors who only left an address. */
  fullName: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
  jobTitle: string | null;

  message: string;
  details: LeadDetailsDto;

  /** Source of the visit. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  tracking: Record<string, string>;

  @ApiProperty({ type: String, nullable: true, example: '/contact' })
  page: string | null;

  @ApiProperty({ enum: LEAD_STATES, enumName: 'LeadState' })
  state: LeadState;

  /** Why it was automatically classified as spam. */
  @ApiProperty({ enum: TRAPS, enumName: 'LeadTrap', nullable: true })
  trap: Trap | null;

  /** Project request made from it. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  requestId: string | null;

  @ApiProperty({ type: 'integer' })
  version: number;

  /** Response deadline; null if no response was promised. */
  @ApiProperty({ type: Date, nullable: true })
  replyDueAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

export class LeadsDto {
  leads: LeadDto[];
  pagination: PageDto;
}

export class LeadEventDto extends IdentifiedDto {
  @ApiProperty({ enum: ['note', 'state', 'request'], enumName: 'LeadEventKind' })
  kind: 'note' | 'state' | 'request';

  @ApiProperty({ enum: LEAD_STATES, enumName: 'LeadState', nullable: true })
  toState: LeadState | null;

  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  /** Author; null for a deleted account. */
  @ApiProperty({ type: String, nullable: true, example: 'Ruth Bell' })
  by: string | null;

  at: Date;
}

export class LeadDetailDto {
  lead: LeadDto;

  /** Latest actions of staff, oldest first. */
  @ApiProperty({ type: [LeadEventDto], maxItems: THREAD_PAGE })
  events: LeadEventDto[];

  @Before('entries')
  eventsBefore: string | null;
}

export class LeadEventsDto {
  /** Oldest first. */
  @ApiProperty({ type: [LeadEventDto], maxItems: 100 })
  events: LeadEventDto[];

  @Before('entries')
  before: string | null;
}

export class LeadBriefDto extends OmitType(LeadDto, ['message'] as const) {}

export class LeadChangedDto {
  @ApiProperty({ example: 'Lead updated.' })
  message: string;
  lead: LeadBriefDto;
}

export class ChangeLeadDto {
  @Choice(LEAD_STATES, 'LeadState', { example: 'contacted', optional: true })
  state?: LeadState;

  /** Appended; never sent to the visitor. */
  @Text({
    example: 'Called; wants a proposal by Friday.',
    max: 5000,
    multiline: true,
    optional: true,
  })
  note?: string;

  @OptionalVersion()
  version?: number;
}

export class MakeRequestDto extends PickType(RaiseRequestDto, [
  'projectName',
  'serviceType',
  'description',
  'timeline',
  'budget',
  'urgency',
]) {
  /** First name of the client, if no account has this address. */
  @Text({ example: 'Amira', max: 80, optional: true })
  firstName?: string;

  @Text({ example: 'Khan', max: 80, optional: true })
  lastName?: string;
}

export class RequestMadeDto {
  @ApiProperty({ example: 'REQ-000123 was made of this lead.' })
  message: string;

  @ApiProperty({ format: 'uuid' })
  requestId: string;

  /** Whether a new account was created and the client invited by mail. */
  isInvited: boolean;
  lead: LeadBriefDto;
}
