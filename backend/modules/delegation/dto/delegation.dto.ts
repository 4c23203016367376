import { ApiProperty } from '@nestjs/swagger';
import { TEAMS, STAFF_ROLES, type Team, type StaffRole } from '../../../access/access.public';
import { Choice, Id, Text, Day } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { OptionalVersion } from '../../../validation/number-fields';
import { PersonDto } from '../../accounts/accounts.public';
import { DelegationDto, RequestBriefDto } from '../../requests/requests.public';

export class DelegateDto {
  @Id({ label: 'Request', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  requestId: string;

  @Choice(TEAMS, 'Team', { label: 'Team', example: 'manager' })
  assignTo: Team;

  /** For the team that receives it; the client never sees it. */
  @Text({ example: 'Please start with a data audit.', max: 5000, optional: true, multiline: true })
  notes?: string;

  @OptionalVersion()
  version?: number;
}

export class DelegatedDto {
  @ApiProperty({ example: 'Delegated to the manager team.' })
  message: string;
  request: RequestBriefDto;
  delegation: DelegationDto;
}

export class AssignDto {
  /** A member of the request's team, or an admin; null releases it. */
  @Id({ label: 'Assignee', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  assigneeId?: string | null;

  @OptionalVersion()
  version?: number;
}

export class AssignedDto {
  @ApiProperty({ example: 'It is yours now.' })
  message: string;
  request: RequestBriefDto;
}

export class ColleagueDto extends PersonDto {
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  role: StaffRole;

  /** Whether they are away today. */
  isAway: boolean;

  /** Number of open requests assigned to them. */
  @ApiProperty({ type: 'integer', example: 7 })
  openRequests: number;
}

export class ColleaguesDto {
  /** Active staff, by name. */
  @ApiProperty({ type: [ColleagueDto], maxItems: 500 })
  colleagues: ColleagueDto[];

  /** Whether the caller may assign requests to others, and release theirs. */
  canAssignOthers: boolean;
}

const PERSON = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';

export class NewAbsenceDto {
  /** Person who is away. Default: the caller. Only admins may enter others. */
  @Id({ label: 'Person', example: PERSON, optional: true })
  userId?: string;

  @Day({ example: '2027-01-04' })
  firstDay: Day;

  /** Inclusive. */
  @Day({ example: '2027-01-08' })
  lastDay: Day;

  /** The deputy is notified of replies. Default: the whole team. */
  @Id({ label: 'Deputy', example: PERSON, optional: true })
  deputyId?: string;
}

export class AbsentPersonDto extends IdentifiedDto {
  @ApiProperty({ example: 'Tom' })
  firstName: string;

  @ApiProperty({ example: 'Bright' })
  lastName: string;
}

export class AbsenceDto extends IdentifiedDto {
  person: AbsentPersonDto;

  @ApiProperty({ format: 'date', example: '2027-01-04' })
  firstDay: Day;

  @ApiProperty({ format: 'date', example: '2027-01-08' })
  lastDay: Day;

  @ApiProperty({ type: AbsentPersonDto, nullable: true })
  deputy: AbsentPersonDto | null;

  /** Whether the caller may remove it. */
  canRemove: boolean;
}

export class AbsencesDto {
  /** Current and future absences, by first day. */
  @ApiProperty({ type: [AbsenceDto], maxItems: 500 })
  absences: AbsenceDto[];
}

export class AbsenceChangedDto {
  @ApiProperty({ example: 'Absence entered.' })
  message: string;
}
