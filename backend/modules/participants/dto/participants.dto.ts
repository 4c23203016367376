import { ApiProperty } from '@nestjs/swagger';
import { Email, Flag, Id, Text } from '../../../validation/fields';
import { RequestIdParam } from '../../requests/requests.public';

const ID = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';

export class AddParticipantDto {
  @Id({
    label: 'Member',
    example: ID,
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

export class InvitationParam extends RequestIdParam {
  @Id({ label: 'Invitation', example: ID })
  invitationId: string;
}

export class ParticipantParam extends RequestIdParam {
  @Id({ label: 'Account', example: ID })
  userId: string;
}
