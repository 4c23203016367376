import { ApiProperty } from '@nestjs/swagger';
import { Email, Flag, Id, Text } from '../../../validation/fields';
import { SHARINGS, type Sharing } from '../../companies/companies.public';
import { MOST_PARTICIPANTS } from '../take-part';
import { PersonDto } from '../../accounts/accounts.public';

const PERSON = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';

export class OrganisationNameDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Northgate Logistics' })
  name: string;
}

export class ParticipantDto extends PersonDto {
  /** The caller may remove them. */
  canRemove: boolean;
}

export class InvitedReaderDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

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
  @ApiProperty({ type: [ParticipantDto], maxItems: MOST_PARTICIPANTS })
  participants: ParticipantDto[];

  /** Shown to those who can manage participants. */
  @ApiProperty({ type: [InvitedReaderDto], maxItems: MOST_PARTICIPANTS })
  invited: InvitedReaderDto[];

  /** The caller may add and remove others. */
  canManage: boolean;

  canChangePrivacy: boolean;

  /** The caller may share this personal request with that company. */
  @ApiProperty({ type: OrganisationNameDto, nullable: true })
  shareableWith: OrganisationNameDto | null;
}

export class AddParticipantDto {
  @Id({
    label: 'Member',
    example: PERSON,
    optional: true,
    description: 'The account of an active member of the company that the request belongs to.',
  })
  memberId?: string;

  @Email({
    label: 'Email',
    optional: true,
    description:
      'Instead of `memberId`. From staff: the address of a client with an account, who is added. From a client, for a request without a company: any address, which is invited by e-mail.',
  })
  email?: string;
}

export class JoinRequestDto {
  @Text({
    label: 'Token',
    example: 'q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG',
    max: 512,
    description: 'Token of the link in the mail.',
  })
  token: string;
}

export class JoinedRequestDto {
  @ApiProperty({ example: 'You take part in this request now.' })
  message: string;

  @ApiProperty({ format: 'uuid' })
  requestId: string;
}

export class PrivacyDto {
  @Flag({
    label: 'Private',
    example: 'true',
    description: 'Visible only to its client and the people added.',
  })
  isPrivate: boolean;

  @Flag({
    label: 'Share with the company',
    example: 'true',
    optional: true,
    description: "Makes a personal request one of its client's company.",
  })
  organisation?: boolean;
}
