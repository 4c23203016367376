/** Visibility of members' requests to each other. `leads`: only to leads. */
export const SHARINGS = ['none', 'leads', 'everyone'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** A signatory may also accept proposals for the organisation. */
export const MEMBER_ROLES = ['member', 'lead', 'signatory'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Only an active membership gives access. */
export const MEMBER_STATES = ['invited', 'requested', 'active'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MOST_MEMBERS = 200;
/** Pending requests to join have their own limit, so that strangers cannot use up the places. */
export const MOST_REQUESTS_TO_JOIN = 50;
export const MOST_DOMAINS = 20;
