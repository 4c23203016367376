import './organisations.personal-data';
export { CompaniesModule } from './companies.module';
export { dropIfEmpty, leaveCompany, onlyLeadOf, accountLeft } from './leave-company';
export { holdMembership, isActiveMember } from './memberships';
export { SHARINGS, type Sharing } from './organisation-options';
export { Organisation } from './organisation.entity';
export { membershipEnded, type Leaving } from './end-membership';
export { OrganisationIdParam } from './dto/company.param';
export { OrganisationNotFound } from './company.errors';
