import { ApiProperty } from '@nestjs/swagger';
import { Choice, Id, Text } from '../../../validation/fields';
import { OptionalVersion } from '../../../validation/version-field';
import { DelegationDto, RequestBriefDto } from '../../requests/requests.public';
import { TEAMS, type Team } from '../../../access/role';

export class DelegateDto {
  @Id({ label: 'Request', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  requestId: string;

  @Choice(TEAMS, 'Team', { label: 'Team', example: 'manager' })
  assignTo: Team;

  @Text({
    label: 'Notes',
    example: 'Please start with a data audit.',
    max: 5000,
    optional: true,
    multiline: true,
    description: 'For the team that receives it; the client never sees it.',
  })
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
