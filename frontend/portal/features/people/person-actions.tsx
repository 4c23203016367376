import { call } from '../../../api/call';
import type { Role, StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { peoplePaths } from './person-source';
import { accessWords, calledOf, opensWords, signedOutWords } from './words';

export type PersonAction =
  'role' | 'deactivate' | 'reactivate' | 'invite' | 'sign-out' | 'reset-factor';

interface PersonActionProps {
  action: PersonAction;
  person: Person;
  role: Role;
  isSelf: boolean;
  opener: Element | null;
  onDone: () => void;
  onBack: () => void;
}

interface ActionWords {
  question: string;
  label: string;
  isDangerous: boolean;
  effects: string[];
  done: string;
  failure: string;
  run: () => Promise<unknown>;
}

export function PersonActionDialog(props: PersonActionProps) {
  const { person, opener, onDone, onBack } = props;
  const words = wordsOf(props);
  return (
    <ConfirmDialog
      title={words.question}
      description={person.email}
      action={words.label}
      isDangerous={words.isDangerous}
      run={words.run}
      stale={peoplePaths}
      done={words.done}
      failure={words.failure}
      onDone={onDone}
      onClose={onBack}
      opener={opener}
    >
      {words.effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
    </ConfirmDialog>
  );
}

function wordsOf(props: PersonActionProps): ActionWords {
  const { action, person, isSelf } = props;
  const name = calledOf(person);
  const { version } = person;
  const at = { path: { id: person._id } };
  const signsOut = isSelf
    ? 'This is your own account: you are signed out at once.'
    : `${name} is signed out everywhere at once.`;
  switch (action) {
    case 'role':
      return roleWords(props, name);
    case 'deactivate':
      return {
        question: isSelf ? 'Deactivate your own account?' : `Deactivate ${name}?`,
        label: 'Deactivate',
        isDangerous: true,
        effects: [
          signsOut,
          'Nobody can sign in with this account until it is reactivated, links that were mailed to it stop working, and it gets no more mail from us about requests.',
          'Requests, notes and history stay as they are. No mail is sent about it.',
        ],
        done: `${name} is deactivated.`,
        failure: 'The account could not be deactivated.',
        run: () => call('PUT /api/people/{id}/active', at).send({ isActive: false, version }),
      };
    case 'reactivate':
      return {
        question: `Reactivate ${name}?`,
        label: 'Reactivate',
        isDangerous: false,
        effects: [
          `${name} can sign in again as before, with ${accessWords(person.role)}. No mail is sent about it.`,
        ],
        done: `${name} may sign in again.`,
        failure: 'The account could not be reactivated.',
        run: () => call('PUT /api/people/{id}/active', at).send({ isActive: true, version }),
      };
    case 'invite':
      return {
        question: 'Send a new invitation?',
        label: 'Send',
        isDangerous: false,
        effects: [
          `${person.email} gets a new link to choose a password. It works once, for 72 hours; the older link stops working.`,
        ],
        done: `An invitation is on its way to ${person.email}.`,
        failure: 'The invitation could not be sent.',
        run: () =>
          call('POST /api/people/invitations').send({
            email: person.email,
            role: person.role as StaffRole,
          }),
      };
    case 'reset-factor':
      return {
        question: `Reset the two-step sign-in of ${name}?`,
        label: 'Reset two-step sign-in',
        isDangerous: true,
        effects: [
          'Their passkeys, authenticator app and recovery codes are removed. Make sure that it is really they who ask: call them, or meet them.',
          signsOut,
          `${name} gets a mail about it, and signs in with the password or a provider. Staff who need two-step sign-in have a day to set it up again.`,
        ],
        done: `The two-step sign-in of ${name} was reset.`,
        failure: 'The two-step sign-in could not be reset.',
        run: call('DELETE /api/people/{id}/second-factor', at).send,
      };
    case 'sign-out':
      return {
        question: `Sign ${isSelf ? 'yourself' : name} out everywhere?`,
        label: 'Sign out everywhere',
        isDangerous: true,
        effects: [
          isSelf ? 'You have to sign in again, here too.' : `${name} has to sign in again.`,
        ],
        done: `${name} is signed out.`,
        failure: 'The sessions could not be ended.',
        run: call('DELETE /api/people/{id}/sessions', at).send,
      };
  }
}

function roleWords({ person, role, isSelf }: PersonActionProps, name: string): ActionWords {
  const { _id: id, version } = person;
  const access = accessWords(role);
  const takes = role === 'client' || person.role === 'admin';
  const isInvited = person.state === 'invited';
  return {
    question: role === 'client' ? `Take ${name}’s staff access?` : `Give ${name} ${access}?`,
    label: role === 'client' ? 'Take the access' : `Give ${access}`,
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
    failure: 'The access could not be changed.',
    run: () => call('PUT /api/people/{id}/role', { path: { id } }).send({ role, version }),
  };
}
