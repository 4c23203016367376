import { ApiProperty } from '@nestjs/swagger';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { PersonDto } from '../../accounts/accounts.public';
import { SHARINGS, type Sharing } from '../../companies/companies.public';
import { MAX_PARTICIPANTS } from '../request-options';

export class OrganisationNameDto extends IdentifiedDto {
  @ApiProperty({ example: 'Northgate Logistics' })
  name: string;
}

export class ParticipantDto extends PersonDto {
  /** The caller may remove them. */
  canRemove: boolean;
}

export class InvitedReaderDto extends IdentifiedDto {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class RequestPeopleDto {
  /** Company of the request; null for a client without one. */
  @ApiProperty({ type: OrganisationNameDto, nullable: true })
  organisation: OrganisationNameDto | null;

  /** Members of that company who can see requests that are not private. */
  @ApiProperty({ enum: SHARINGS, enumName: 'Sharing', nullable: true })
  sharing: Sharing | null;

  /** Visible only to its client and participants. */
  isPrivate: boolean;

  /** Besides its client. */
  @ApiProperty({ type: [ParticipantDto], maxItems: MAX_PARTICIPANTS })
  participants: ParticipantDto[];

  /** Shown to those who can manage participants. */
  @ApiProperty({ type: [InvitedReaderDto], maxItems: MAX_PARTICIPANTS })
  invited: InvitedReaderDto[];

  /** The caller may add and remove others. */
  canManage: boolean;

  canChangePrivacy: boolean;

  /** Company that the caller may share this personal request with. */
  @ApiProperty({ type: OrganisationNameDto, nullable: true })
  shareableWith: OrganisationNameDto | null;
}
