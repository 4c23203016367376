import { idParam } from '../../../validation/id-param.dto';
import { Id } from '../../../validation/fields';
import { RequestNotFound } from '../requests.errors';

export class RequestIdParam extends idParam(RequestNotFound) {}

export class InvitationParam extends RequestIdParam {
  @Id({ label: 'Invitation', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  invitationId: string;
}

export class ParticipantParam extends RequestIdParam {
  @Id({ label: 'Account', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  userId: string;
}
