import type { StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { EmailText } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { roleLabels } from '../../labels';
import { accessWords, calledOf, nameOf, opensWords, signedOutWords } from './people-words';

interface ExistingAccountProps {
  person: Person;
  /** The access that was chosen for them. */
  role: StaffRole;
  give: () => Promise<unknown>;
  opener: Element | null;
  onDone: () => void;
  onBack: () => void;
}

/** Shows whose account the invited address belongs to, and asks before it becomes a colleague's. */
export function ExistingAccount(props: ExistingAccountProps) {
  const { person, role, give, opener, onDone, onBack } = props;
  const name = calledOf(person);
  const access = accessWords(role);
  const isInvited = person.state === 'invited';
  return (
    <ConfirmDialog
      title="This address has an account already"
      description={`Look at whose it is before you give it ${access}.`}
      action={`Give ${name} ${access}`}
      back="Back"
      run={give}
      done={
        isInvited ? `An invitation is on its way to ${person.email}.` : `${name} has ${access} now.`
      }
      failure="The access could not be given."
      onDone={onDone}
      onClose={onBack}
      opener={opener}
    >
      <AccountFacts person={person} />
      <Alert tone="warning">
        <p>
          Read the address letter by letter: anybody can sign up with one that looks like a
          colleague’s.
        </p>
      </Alert>
      <p>{opensWords(role)}</p>
      <p>
        {isInvited
          ? `${name} gets a new link to choose a password. It works once, for 72 hours.`
          : signedOutWords(name)}
      </p>
    </ConfirmDialog>
  );
}

function AccountFacts({ person }: { person: Person }) {
  return (
    <Facts>
      <Fact term="Name">{nameOf(person) || 'Not given'}</Fact>
      <Fact term="Company">{person.company || 'Not given'}</Fact>
      <Fact term="Email">
        <EmailText email={person.email} />
      </Fact>
      <Fact term="Access now">{roleLabels[person.role]}</Fact>
      <Fact term="Account since">{formatDayAndTime(person.memberSince)}</Fact>
      <Fact term="Last seen">
        {person.lastSeenAt ? formatDayAndTime(person.lastSeenAt) : 'Never signed in'}
      </Fact>
    </Facts>
  );
}
