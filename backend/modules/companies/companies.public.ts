import './company.personal-data';
export { CompaniesModule } from './companies.module';
export {
  dropIfEmpty,
  leaveCompany,
  onlyLeadOf,
  accountLeft,
  membershipEnded,
  type Leaving,
} from './leave-company';
export { holdMembership, isActiveMember, membershipOf } from './memberships';
export { SHARINGS, type Sharing, Organisation } from './company.entity';
export { OrganisationIdParam } from './dto/company.param';
export { OrganisationNotFound } from './company.errors';
