import type { MemberRole, MemberState, Sharing } from '../../../api/call';

export const roleLabels: Record<MemberRole, string> = {
  member: 'Member',
  lead: 'Lead',
  signatory: 'Signatory',
};

export const roleHints: Record<MemberRole, string> = {
  member: 'Raises requests, and sees what the company shares.',
  lead: 'Also invites and removes people, and decides what is shared.',
  signatory: 'A member who may sign for the company.',
};

export const sharingLabels: Record<Sharing, string> = {
  none: 'Nobody',
  leads: 'The leads',
  everyone: 'Every member',
};

export const sharingHints: Record<Sharing, string> = {
  none: 'Each member sees their own requests, and those they were added to.',
  leads: 'Leads see every request of the company that is not private. Other members see their own.',
  everyone: 'Every member sees every request of the company that is not private.',
};

export const stateLabels: Record<MemberState, string> = {
  active: 'Member',
  invited: 'Invited',
  requested: 'Asks to join',
};

export const companyWords = {
  title: 'My Company',
  lead: 'Who works with us beside you, and what you see of each other’s requests.',
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
      'It acts at once, for the requests of now and those to come. Signatories can sign only what is shared with them.',
    done: 'Saved',
    conflict: 'Somebody else has changed it meanwhile. Look at it again.',
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
  accept: 'Let in',
  acceptOne: (name: string) => `Let in ${name}`,
  again: 'Send again',
  againOne: (name: string) => `Send again to ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  leave: 'Leave',
  leaveTitle: 'Leave the company?',
  leaveText:
    'You see its requests no longer, from this moment on. What you raised for it stays with the company and goes to a lead; your private requests stay yours.',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'They see nothing of the company any more, from this moment on. What they raised for it stays and goes to a lead; their private requests stay theirs.',
  removePending: 'The invitation or wish to join ends. They can be invited again.',
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
  byLink: 'You opened an invitation. Accept it to see what your company works on with us.',
  accept: 'Accept the invitation',
  suggested: 'Your company may already be here',
  suggestedText: 'Your address fits. A lead of the company decides who is let in.',
  ask: 'Ask to join',
  askOne: (name: string) => `Ask to join ${name}`,
  asked: 'You have asked. A lead decides.',
  takeBack: 'Take back',
  takeBackOne: (name: string) => `Take back: ${name}`,
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
  noRequests: { title: 'No requests you may see', text: 'Requests of other teams are not shown.' },
  about: 'About the company',
  sharing: 'Requests are shared with',
  domains: 'Mail domains',
  noDomains: 'None entered',
  domainsHint:
    'One on each line, checked to be theirs. Somebody with such an address may ask to join; a lead or you decide.',
  since: 'Client of ours since',
};
