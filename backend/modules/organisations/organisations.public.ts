import './organisations.personal-data';
export { holdMembership, lockOrganisation, membershipOf } from './lock-organisation';
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
