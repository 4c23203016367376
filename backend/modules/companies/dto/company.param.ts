import { Id } from '../../../validation/fields';
import { IdParam } from '../../../validation/id-param.dto';
import { MemberNotFound, OrganisationNotFound } from '../company.errors';

export class MemberIdParam extends IdParam {
  static missing = MemberNotFound;
}

export class OrganisationIdParam extends IdParam {
  static missing = OrganisationNotFound;
}

export class OrganisationMemberParam extends OrganisationIdParam {
  @Id({ label: 'Membership', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  memberId: string;
}
