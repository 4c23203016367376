import { PersonDto } from '../../accounts/accounts.public';
import { ApiProperty } from '@nestjs/swagger';
import { Id } from '../../../validation/fields';
import { OptionalVersion } from '../../../validation/version-field';
import { STAFF_ROLES, type StaffRole } from '../../../access/role';
import { RequestBriefDto } from '../../requests/requests.public';

export class AssignDto {
  @Id({
    label: 'Assignee',
    example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77',
    optional: true,
    description: "A member of the request's team, or an admin; null releases it.",
  })
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
