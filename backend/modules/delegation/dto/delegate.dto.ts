import { ApiProperty } from '@nestjs/swagger';
import { Choice, Id, Text, Whole } from '../../../validation/fields';
import { DelegationDto, RequestBriefDto, TEAMS, type Team } from '../../requests/requests.public';

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

  @Whole({
    label: 'Version',
    example: '1',
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'The version that was read; a newer one on the server answers 409.',
  })
  version?: number;
}

export class DelegatedDto {
  @ApiProperty({ example: 'Delegated to the manager team.' })
  message: string;
  request: RequestBriefDto;
  delegation: DelegationDto;
}
