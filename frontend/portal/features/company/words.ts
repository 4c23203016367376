import type { MemberRole, Sharing } from '../../../api/call';

export const roleHints: Record<MemberRole, string> = {
  member: 'Raises requests, and sees what the company shares.',
  lead: 'Also invites and removes people, and decides what is shared.',
  signatory: 'A member who may sign for the company.',
  finance: 'Sees and pays the invoices of the company, and no requests of others.',
};

export const sharingHints: Record<Sharing, string> = {
  none: 'Each member sees their own requests, and those they were added to.',
  leads: 'Leads see every request of the company that is not private. Other members see their own.',
  everyone: 'Every member sees every request of the company that is not private.',
};

export const companyWords = {
  title: 'My Company',
  lead: 'Your colleagues here, and which of each other’s requests you see.',
  loading: 'Loading your company',
  failure: 'Failed to load your company',
  requests: 'Requests',
  requestsLead: 'What you see through your company, and what you take part in.',
  noRequests: {
    title: 'No requests here yet',
    text: 'New requests of your company appear here, unless they are private or not shared with you.',
  },
  about: 'Who sees each other’s requests?',
  change: 'Change',
  changing: {
    title: 'Name and sharing',
    description:
      'Applies at once, to existing and future requests. Signatories can sign only what is shared with them.',
    done: 'Saved',
  },
  name: 'Company name',
};

export const memberWords = {
  title: 'People',
  invite: 'Invite a colleague',
  inviteText: 'We send them a link. They join once they have signed in with this address.',
  send: 'Send invitation',
  incomplete: 'Enter an e-mail address.',
  email: 'E-mail address',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  roleSaved: 'Role changed',
  you: 'You',
  columns: { person: 'Person', role: 'Role', since: 'Since' },
  accept: 'Accept',
  acceptOne: (name: string) => `Accept ${name}`,
  again: 'Send again',
  againOne: (name: string) => `Send again to ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  leave: 'Leave',
  leaveTitle: 'Leave the company?',
  leaveText:
    'You will no longer see its requests. Requests you raised for it stay with the company and pass to a lead; private requests stay yours.',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'They will no longer see the company’s requests. Requests they raised for it stay with the company and pass to a lead; private requests stay theirs.',
  removePending: 'The invitation or request to join is withdrawn. They can be invited again.',
  removed: 'Removed',
  left: 'You have left the company',
};

export const noCompanyWords = {
  invited: 'You are invited',
  invitedTo: (name: string, role: string) =>
    `${name} invites you to join as ${role.toLowerCase()}.`,
  join: 'Join',
  joinOne: (name: string) => `Join ${name}`,
  decline: 'Decline',
  declineOne: (name: string) => `Decline ${name}`,
  declineTitle: (name: string) => `Decline the invitation to ${name}?`,
  declining: {
    text: 'To join later, you need a new invitation.',
    action: 'Decline',
    done: 'The invitation is declined.',
  },
  byLink: 'You opened an invitation. Accept it to see what your company works on with us.',
  accept: 'Accept the invitation',
  suggested: 'Your company may already be here',
  suggestedText: 'Your e-mail address matches. A company lead approves new members.',
  ask: 'Ask to join',
  askOne: (name: string) => `Ask to join ${name}`,
  asked: 'You have asked. A lead decides.',
  takeBack: 'Take back',
  takeBackOne: (name: string) => `Take back: ${name}`,
  takenBack: 'You no longer ask to join.',
  create: 'Bring your colleagues',
  createText:
    'Set up your company, invite the people you work with, and decide what they see. Requests you have raised so far stay yours until you share them.',
  createAction: 'Set up my company',
};

export const organisationWords = {
  title: 'Companies',
  lead: 'Clients who share their requests with colleagues.',
  noun: 'company',
  nouns: 'companies',
  searchIn: 'Name',
  empty: { title: 'No companies yet', text: 'Clients set one up on their page “My Company”.' },
  columns: { name: 'Name', members: 'Members', sharing: 'Shared with', since: 'Since' },
  waiting: (number: number) => `${number} waiting`,
  one: 'Company',
  back: '← Companies',
  item: {
    noun: 'the company',
    missing: 'This company does not exist',
    missingText: 'The address may be mistyped.',
  },
  requests: 'Requests',
  requestsLead: 'All requests of the company that you may work on, private ones too.',
  noRequests: {
    title: 'No requests visible to you',
    text: 'Requests of other teams are not shown.',
  },
  about: 'About the company',
  sharing: 'Requests are shared with',
  domains: 'Mail domains',
  noDomains: 'None entered',
  domainsHint:
    'One per line; check that the company owns it. Anyone with a matching address can ask to join; you or a lead decide.',
  since: 'Client of ours since',
};
