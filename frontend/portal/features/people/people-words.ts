import {
  type PersonSort,
  PersonStateValues,
  type Role,
  RoleValues,
} from '../../../api/generated/enums';
import type { Person, PersonDetail } from '../../../api/types';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { personStateLabels } from '../../audit/audit-words';
import { roleLabels } from '../../labels';
import type { SortOptions } from '../../lists/sorting';

/** Each order has one direction; a second press on its column goes back to the first. */
export const personSorts: SortOptions<PersonSort> = [
  { sort: 'newest', order: 'desc', label: 'Newest first' },
  { sort: 'name', order: 'asc', label: 'By name' },
  { sort: 'last-seen', order: 'desc', label: 'Last seen first' },
];

export const personChoices = {
  role: { label: 'Access', any: 'All', values: RoleValues, labels: roleLabels },
  state: { label: 'State', any: 'All', values: PersonStateValues, labels: personStateLabels },
};

export const nameOf = ({ firstName, lastName }: Person): string =>
  `${firstName} ${lastName}`.trim();

export const calledOf = (person: Person): string => nameOf(person) || person.email;

export const lastSeenWords = ({ lastSeenAt }: Person, now: Date = new Date()): string =>
  lastSeenAt ? formatAge(lastSeenAt, now) : 'Never signed in';

/** What each role opens; said where it is chosen. */
export const roleEffects: Record<Role, string> = {
  client: 'Their own requests and profile, no staff panel.',
  support: 'The support panel: requests delegated to support.',
  manager: 'The manager panel: requests delegated to the manager team.',
  admin: 'Everything: all requests, leads, subscribers, mail, people and the audit log.',
};

export const accessWords = (role: Role): string => `${roleLabels[role].toLowerCase()} access`;

export const opensWords = (role: Role): string =>
  `What it opens: ${roleEffects[role].charAt(0).toLowerCase()}${roleEffects[role].slice(1)}`;

export const signedOutWords = (name: string): string =>
  `${name} is signed out everywhere at once, gets a mail about it, and signs in again.`;

/** How they get in: "Password, Google". */
export function signInWords({ hasPassword, providers }: PersonDetail): string {
  const names = providers.map((provider) => (provider === 'google' ? 'Google' : 'Facebook'));
  return [...(hasPassword ? ['Password'] : []), ...names].join(', ') || 'No way yet';
}

export function invitationWords({ invitation }: PersonDetail, now: Date = new Date()): string {
  if (!invitation) return 'No link is open. Send a new invitation.';
  const until = formatDayAndTime(invitation.expiresAt);
  return Date.parse(invitation.expiresAt) > now.getTime()
    ? `Sent ${formatDayAndTime(invitation.sentAt)}; the link works until ${until}.`
    : `The link expired ${until}. Send a new invitation.`;
}
