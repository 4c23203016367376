import { ApiProperty } from '@nestjs/swagger';
import { Email, Flag, Id } from '../../../validation/fields';
import { SHARINGS, type Sharing } from '../../organisations/organisations.public';
import { MOST_PARTICIPANTS } from '../take-part';
import { PersonDto } from './person.dto';

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

/** Who takes part in a request, and who else of the client's company sees it. */
export class RequestPeopleDto {
  /** The company that the request belongs to; null for a client without one. */
  @ApiProperty({ type: OrganisationNameDto, nullable: true })
  organisation: OrganisationNameDto | null;

  /** Who of that company sees what is not private. */
  @ApiProperty({ enum: SHARINGS, enumName: 'Sharing', nullable: true })
  sharing: Sharing | null;

  /** Only its client, and who takes part, see it. */
  isPrivate: boolean;

  /** Beside its client. */
  @ApiProperty({ type: [ParticipantDto], maxItems: MOST_PARTICIPANTS })
  participants: ParticipantDto[];

  /** The caller may add and remove others. */
  canManage: boolean;

  canChangePrivacy: boolean;

  /** A personal request may be shared with this company by the caller. */
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
    description: 'Staff only, in place of `memberId`: the address of a client with an account.',
  })
  email?: string;
}

export class PrivacyDto {
  @Flag({
    label: 'Private',
    example: 'true',
    description: 'Only its client and the people added see it.',
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
