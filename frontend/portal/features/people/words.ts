import {
  type PersonSort,
  PersonStateValues,
  type Role,
  RoleValues,
} from '../../../api/generated/enums';
import type { Person, PersonDetail } from '../../../api/call';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { ProviderWords } from '../../../api/generated/words/provider';
import { PersonStateWords } from '../../../api/generated/words/person-state';
import { RoleWords } from '../../../api/generated/words/role';
import { fullName } from '../../labels';
import type { SortOptions } from '../../lists/sorting';
import { choice } from '../../lists/list-filters';

export const personSorts: SortOptions<PersonSort> = [
  { sort: 'newest', order: 'desc', label: 'Newest first' },
  { sort: 'name', order: 'asc', label: 'By name' },
  { sort: 'last-seen', order: 'desc', label: 'Last seen first' },
];

export const personChoices = {
  role: choice('Access', 'Any access', RoleValues, RoleWords),
  state: choice('State', 'All states', PersonStateValues, PersonStateWords),
};

export const calledOf = (person: Person): string => fullName(person) || person.email;

export const lastSeenWords = ({ lastSeenAt }: Person, now: Date = new Date()): string =>
  lastSeenAt ? formatAge(lastSeenAt, now) : factWords.neverSeen;

export const roleEffects: Record<Role, string> = {
  client: 'Their own requests and profile, no staff panel.',
  support: 'The support panel: requests delegated to support.',
  manager: 'The manager panel: requests delegated to the manager team.',
  admin: 'Everything: all requests, leads, subscribers, mail, people and the audit log.',
};

export const accessWords = (role: Role): string => `${RoleWords[role].toLowerCase()} access`;

export const opensWords = (role: Role): string =>
  `This gives access to: ${roleEffects[role].charAt(0).toLowerCase()}${roleEffects[role].slice(1)}`;

export const signedOutWords = (name: string): string =>
  `${name} is signed out everywhere at once, gets an e-mail about it, and signs in again.`;

/** "Password, Google" */
export function signInWords({ hasPassword, providers }: PersonDetail): string {
  const names = providers.map((provider) => ProviderWords[provider]);
  return [...(hasPassword ? ['Password'] : []), ...names].join(', ') || 'None yet';
}

export function invitationWords({ invitation }: PersonDetail, now: Date = new Date()): string {
  if (!invitation) return 'No link is open. Send a new invitation.';
  const until = formatDayAndTime(invitation.expiresAt);
  return Date.parse(invitation.expiresAt) > now.getTime()
    ? `Sent ${formatDayAndTime(invitation.sentAt)}; the link works until ${until}.`
    : `The link expired on ${until}. Send a new invitation.`;
}

export const listWords = {
  title: 'People',
  lead: 'Who has an account, and what they can access.',
  noun: 'person',
  nouns: 'people',
  searchIn: 'Name, company or address',
  columns: {
    name: 'Name',
    access: 'Access',
    state: 'State',
    lastSeen: 'Last seen',
    since: 'Since',
  },
  you: ' (you)',
  empty: { title: 'No people yet', text: 'Whoever signs up or is invited appears here.' },
};

export const factWords = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  phone: 'Phone',
  accessNow: 'Access now',
  accountSince: 'Account since',
  signsInWith: 'Signs in with',
  secondFactor: 'Two-step sign-in',
  isSet: 'Set up',
  isNotSet: 'Not set up',
  lastSeen: 'Last seen',
  neverSeen: 'Never signed in',
  requests: 'Requests raised',
  notGiven: 'Not given',
};

export const inviteWords = {
  title: 'Invite a colleague',
  description: 'They get a link by e-mail to choose a password. It works once, for 72 hours.',
  action: 'Send the invitation',
  noun: 'invitation',
  email: 'E-mail',
  access: 'Access',
  chooseAccess: 'Choose their access',
  firstName: 'First name',
  lastName: 'Last name',
  done: (email: string): string => `An invitation is on its way to ${email}.`,
};

export const existingWords = {
  title: 'This address already has an account',
  text: (access: string): string => `Look at whose it is before you give it ${access}.`,
  action: (name: string, access: string): string => `Give ${name} ${access}`,
  back: 'Back',
  done: (name: string, access: string): string => `${name} has ${access} now.`,
  lookalike:
    'Read the address letter by letter: anybody can sign up with one that looks like a colleague’s.',
  newLink: (name: string): string =>
    `${name} gets a new link to choose a password. It works once, for 72 hours.`,
};

export const viewWords = {
  since: (role: string, state: string, day: string): string =>
    `${role}, ${state.toLowerCase()}. Account since ${day}.`,
  isYou: ' This is you.',
  reactivate: 'Reactivate…',
  close: 'Done',
  changeAccess: 'Change access…',
  access: 'Access',
  finance: 'May work on invoices and payments',
  history: 'Last entries of the audit log',
  noHistory: 'Nothing yet.',
  allEntries: 'All entries about this person',
  resetFactor: 'Reset two-step sign-in…',
  deactivate: 'Deactivate this account…',
  deactivated: 'Nobody can sign in to this account.',
  deactivatedAt: (day: string | null): string => `It was deactivated${day ? ` on ${day}` : ''}.`,
  invited: 'Invited; has not signed in yet.',
  invite: 'Send a new invitation…',
  lastAdmin: 'The only admin who can sign in. Give somebody else admin access first.',
  unchanged: 'Choose another access first.',
};

export const sessionWords = {
  title: 'Signed in on',
  noun: 'the sessions',
  none: 'No device at the moment.',
  endAll: 'Sign out everywhere…',
  end: 'Sign out',
  endOn: (device: string): string => `Sign out ${device}`,
  endTitle: (device: string): string => `Sign out ${device}?`,
  endText: 'Whoever uses it has to sign in again.',
  ended: 'Signed out on that device.',
  unknown: 'Unknown device',
  current: ' (this device)',
  used: (seen: string, since: string, ip: string | null): string =>
    `Last used ${seen}, signed in ${since}${ip ? `, from ${ip}` : ''}`,
};
