import { ApiProperty, PickType } from '@nestjs/swagger';
import { PageDto } from '../../../lists/page.dto';
import { Choice, Email, Id, Text, Whole } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { Lines } from '../../../validation/list-fields';
import { PersonDto } from '../../accounts/accounts.public';
import {
  MEMBER_ROLES,
  MEMBER_STATES,
  MAX_DOMAINS,
  MAX_MEMBERS,
  MAX_REQUESTS_TO_JOIN,
  SHARINGS,
  type MemberRole,
  type MemberState,
  type Sharing,
} from '../company.entity';

const ID = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const NAME = { label: 'Name', example: 'Northgate Logistics', max: 160 };
const SHARING = {
  label: 'Sharing',
  example: 'everyone',
  description: "Members who can see each other's requests: none, leads, or everyone.",
};

export class NewCompanyDto {
  @Text(NAME)
  name: string;

  @Choice(SHARINGS, 'Sharing', { ...SHARING, optional: true, default: 'none' })
  sharing?: Sharing;
}

export class ChangeCompanyDto {
  @Text(NAME)
  name: string;

  @Choice(SHARINGS, 'Sharing', SHARING)
  sharing: Sharing;

  @Whole({ example: '1', min: 1, max: 1_000_000_000 })
  version: number;
}

export class ChangeOrganisationDto extends ChangeCompanyDto {
  @Lines({
    label: 'Domains',
    example: ['northgate.example'],
    max: MAX_DOMAINS,
    length: 253,
    pattern: /^[^\s/]+$/,
    shape: 'a mail domain known to be theirs, such as northgate.example',
  })
  domains: string[];
}

export class InviteMemberDto {
  @Email({ example: 'lena.fischer@northgate.example' })
  email: string;

  @Choice(MEMBER_ROLES, 'MemberRole', { example: 'member' })
  role: MemberRole;
}

export class ChangeMemberDto {
  @Choice(MEMBER_ROLES, 'MemberRole', { example: 'lead' })
  role: MemberRole;
}

export class JoinCompanyDto {
  /** Token of the link in the mail. */
  @Text({ example: 'q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG', max: 512, optional: true })
  token?: string;

  /** One of `invitations`, instead of a token. */
  @Id({ label: 'Invitation', example: ID, optional: true })
  invitationId?: string;
}

export class AskToJoinDto {
  /** One of `suggestions`. */
  @Id({ label: 'Company', example: ID })
  organisationId: string;
}

export class MemberDto {
  /** Id of the membership. */
  @ApiProperty({ format: 'uuid' })
  _id: string;

  /** Null while they are invited. */
  @ApiProperty({ type: PersonDto, nullable: true })
  person: PersonDto | null;

  @ApiProperty({ example: 'amira@northgate.example' })
  email: string;

  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole' })
  role: MemberRole;

  @ApiProperty({ enum: MEMBER_STATES, enumName: 'MemberState' })
  state: MemberState;

  since: Date;
  isMe: boolean;
}

const MAX_SHOWN = MAX_MEMBERS + MAX_REQUESTS_TO_JOIN;

class NamedCompany extends IdentifiedDto {
  @ApiProperty({ example: 'Northgate Logistics' })
  name: string;

  @ApiProperty({ enum: SHARINGS, enumName: 'Sharing' })
  sharing: Sharing;
}

export class CompanyNameDto extends NamedCompany {
  /** Send it back with a change. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class InvitationDto extends IdentifiedDto {
  @ApiProperty({ example: 'Northgate Logistics' })
  organisation: string;

  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole' })
  role: MemberRole;
}

/**
 * A company that the caller may ask to join, because staff verified the domain of their address.
 */
export class SuggestionDto extends PickType(NamedCompany, ['_id', 'name']) {
  /** Id of the caller's pending request to join. */
  @ApiProperty({ format: 'uuid', nullable: true, type: String })
  requestId: string | null;
}

export class CompanyDto {
  /** Null if the caller has none. */
  @ApiProperty({ type: CompanyNameDto, nullable: true })
  organisation: CompanyNameDto | null;

  @ApiProperty({ format: 'uuid', nullable: true, type: String })
  membershipId: string | null;

  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole', nullable: true })
  role: MemberRole | null;

  /** For leads also invitations and requests to join. */
  @ApiProperty({ type: [MemberDto], maxItems: MAX_SHOWN })
  members: MemberDto[];

  /** Without a company: the caller's invitations. */
  @ApiProperty({ type: [InvitationDto], maxItems: 20 })
  invitations: InvitationDto[];

  @ApiProperty({ type: [SuggestionDto], maxItems: 5 })
  suggestions: SuggestionDto[];
}

export class OrganisationCreatedDto {
  @ApiProperty({ example: 'Northgate Logistics is set up.' })
  message: string;

  @ApiProperty({ format: 'uuid' })
  _id: string;
}

export class OrganisationDto extends NamedCompany {
  @ApiProperty({ type: [String], maxItems: MAX_DOMAINS, example: ['northgate.example'] })
  domains: string[];

  @ApiProperty({ type: 'integer', example: 3 })
  members: number;

  /** Number of requests to join. */
  @ApiProperty({ type: 'integer', example: 1 })
  waiting: number;

  createdAt: Date;
}

export class OrganisationsDto {
  @ApiProperty({ type: [OrganisationDto], maxItems: 100 })
  organisations: OrganisationDto[];
  pagination: PageDto;
}

export class OrganisationDetailDto extends CompanyNameDto {
  @ApiProperty({ type: [String], maxItems: MAX_DOMAINS, example: ['northgate.example'] })
  domains: string[];

  createdAt: Date;

  @ApiProperty({ type: [MemberDto], maxItems: MAX_SHOWN })
  members: MemberDto[];
}
