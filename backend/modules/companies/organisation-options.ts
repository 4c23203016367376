/** What members see of each other's requests. `leads`: only its leads see all. */
export const SHARINGS = ['none', 'leads', 'everyone'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** A signatory may accept proposals for the organisation; otherwise they are a member. */
export const MEMBER_ROLES = ['member', 'lead', 'signatory'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Only an active membership gives access. */
export const MEMBER_STATES = ['invited', 'requested', 'active'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Members and invitations of one organisation. */
export const MOST_MEMBERS = 200;
/** People who wait to be let in: strangers must not fill up the places. */
export const MOST_REQUESTS_TO_JOIN = 50;
export const MOST_DOMAINS = 20;
