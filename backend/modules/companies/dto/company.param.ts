import { Id } from '../../../validation/fields';
import { idParam } from '../../../validation/id-param.dto';
import { MemberNotFound, OrganisationNotFound } from '../company.errors';

export class MemberIdParam extends idParam(MemberNotFound) {}

export class OrganisationIdParam extends idParam(OrganisationNotFound) {}

export class OrganisationMemberParam extends OrganisationIdParam {
  @Id({ label: 'Membership', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  memberId: string;
}
