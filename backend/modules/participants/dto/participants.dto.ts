import { ApiProperty } from '@nestjs/swagger';
import { Email, Flag, Id, Text } from '../../../validation/fields';
import { RequestIdParam } from '../../requests/requests.public';

const ID = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';

export class AddParticipantDto {
  /** The account of an active member of the company that the request belongs to. */
  @Id({ label: 'Member', example: ID, optional: true })
  memberId?: string;

  /** Alternative to `memberId`. Staff give the address of a client's account; a client may invite any address if the request has no company. */
  @Email({ label: 'Email', optional: true })
  email?: string;
}

export class JoinRequestDto {
  /** Token of the link in the mail. */
  @Text({ example: 'q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG', max: 512 })
  token: string;
}

export class JoinedRequestDto {
  @ApiProperty({ example: 'You take part in this request now.' })
  message: string;

  @ApiProperty({ format: 'uuid' })
  requestId: string;
}

export class PrivacyDto {
  /** Visible only to its client and the people added. */
  @Flag({ label: 'Private', example: 'true' })
  isPrivate: boolean;

  /** True moves a personal request into the client's company. */
  @Flag({ label: 'Share with the company', example: 'true', optional: true })
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
