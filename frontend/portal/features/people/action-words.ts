import type { Person, Role } from '../../../api/call';
import { accessWords, calledOf, opensWords, signedOutWords } from './words';

export type PersonAction =
  | 'role'
  | 'give-finance'
  | 'take-finance'
  | 'deactivate'
  | 'reactivate'
  | 'invite'
  | 'sign-out'
  | 'reset-factor';

export interface Asked {
  action: PersonAction;
  person: Person;
  role: Role;
  isSelf: boolean;
}

interface ActionWords {
  title: string;
  action: string;
  isDangerous?: boolean;
  effects: string[];
  done: string;
}

/** Questions before a change to a person's account, and their outcomes. */
export function wordsOfAction(props: Asked): ActionWords {
  const { action, person, isSelf } = props;
  const name = calledOf(person);
  const signsOut = isSelf
    ? 'This is your own account: you are signed out at once.'
    : `${name} is signed out everywhere at once.`;
  switch (action) {
    case 'role':
      return roleWords(props, name);
    case 'give-finance':
      return {
        title: `Let ${name} work on invoices?`,
        action: 'Give access',
        effects: [
          `${name} sees the invoices and payments of every client, and may issue, credit and match them. Only admins write off.`,
        ],
        done: `${name} may work on invoices now.`,
      };
    case 'take-finance':
      return {
        title: `Take ${name}’s access to invoices away?`,
        action: 'Take access away',
        isDangerous: true,
        effects: [`${name} no longer sees invoices and payments. What was done stays.`],
        done: `${name} has no access to invoices now.`,
      };
    case 'deactivate':
      return {
        title: isSelf ? 'Deactivate your own account?' : `Deactivate ${name}?`,
        action: 'Deactivate',
        isDangerous: true,
        effects: [
          signsOut,
          'Nobody can sign in to this account until it is reactivated. Links already sent stop working, and no more e-mail about requests is sent.',
          'Requests, notes and history stay as they are. No e-mail is sent about it.',
          ...(person.role === 'client'
            ? []
            : ['Calls booked with them appear in Calls, to be reassigned.']),
        ],
        done: `${name} is deactivated.`,
      };
    case 'reactivate':
      return {
        title: `Reactivate ${name}?`,
        action: 'Reactivate',
        effects: [
          `${name} can sign in again as before, with ${accessWords(person.role)}. No e-mail is sent about it.`,
        ],
        done: `${name} can sign in again.`,
      };
    case 'invite':
      return {
        title: 'Send a new invitation?',
        action: 'Send',
        effects: [
          `${person.email} gets a new link to choose a password. It works once, for 72 hours; the older link stops working.`,
        ],
        done: `An invitation is on its way to ${person.email}.`,
      };
    case 'reset-factor':
      return {
        title: `Reset two-step sign-in for ${name}?`,
        action: 'Reset two-step sign-in',
        isDangerous: true,
        effects: [
          'Their passkeys, authenticator app and recovery codes are removed. Make sure the request really comes from them: call or meet them.',
          signsOut,
          `${name} gets an e-mail about it, and signs in with the password or a provider. Staff who need two-step sign-in have a day to set it up again.`,
        ],
        done: `The two-step sign-in of ${name} was reset.`,
      };
    case 'sign-out':
      return {
        title: `Sign ${isSelf ? 'yourself' : name} out everywhere?`,
        action: 'Sign out everywhere',
        isDangerous: true,
        effects: [
          isSelf ? 'You have to sign in again, here too.' : `${name} has to sign in again.`,
        ],
        done: `${name} is signed out.`,
      };
  }
}

function roleWords({ person, role, isSelf }: Asked, name: string): ActionWords {
  const access = accessWords(role);
  const takes = role === 'client' || person.role === 'admin';
  const isInvited = person.state === 'invited';
  return {
    title: role === 'client' ? `Remove ${name}’s staff access?` : `Give ${name} ${access}?`,
    action: role === 'client' ? 'Remove access' : `Give ${access}`,
    isDangerous: takes,
    effects: [
      opensWords(role),
      isSelf
        ? 'This is your own account: you are signed out at once, and cannot give yourself the access back.'
        : isInvited
          ? 'The link of the invitation keeps working.'
          : signedOutWords(name),
    ],
    done: role === 'client' ? `${name} has no staff access now.` : `${name} has ${access} now.`,
  };
}
