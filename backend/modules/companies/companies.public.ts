import './organisations.personal-data';
export { CompaniesModule } from './companies.module';
export { dropIfEmpty, leaveCompany, onlyLeadOf, accountLeft } from './leave-company';
export { holdMembership, lockOrganisation, membershipOf, isActiveMember } from './memberships';
export { Membership } from './membership.entity';
export {
  MEMBER_ROLES,
  MEMBER_STATES,
  MOST_DOMAINS,
  MOST_MEMBERS,
  MOST_REQUESTS_TO_JOIN,
  SHARINGS,
  type MemberRole,
  type MemberState,
  type Sharing,
} from './organisation-options';
export { Organisation } from './organisation.entity';
export { membershipEnded, type Leaving } from './end-membership';
export { OrganisationIdParam } from './dto/company.param';
export { OrganisationNotFound } from './company.errors';
