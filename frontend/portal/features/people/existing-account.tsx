import type { StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { EmailText } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { roleLabels } from '../../labels';
import {
  accessWords,
  calledOf,
  existingWords,
  factWords,
  inviteWords,
  nameOf,
  opensWords,
  signedOutWords,
} from './words';

interface ExistingAccountProps {
  person: Person;
  role: StaffRole;
  give: () => Promise<unknown>;
  onDone: () => void;
  onBack: () => void;
}

/** Names the account that has the invited address, and asks before making it a colleague's. */
export function ExistingAccount(props: ExistingAccountProps) {
  const { person, role, give, onDone, onBack } = props;
  const name = calledOf(person);
  const access = accessWords(role);
  const isInvited = person.state === 'invited';
  return (
    <ConfirmDialog
      title={existingWords.title}
      description={existingWords.text(access)}
      action={existingWords.action(name, access)}
      back={existingWords.back}
      run={give}
      done={isInvited ? inviteWords.done(person.email) : existingWords.done(name, access)}
      failure={existingWords.failure}
      onDone={onDone}
      onClose={onBack}
    >
      <AccountFacts person={person} />
      <Alert tone="warning">{existingWords.lookalike}</Alert>
      <p>{opensWords(role)}</p>
      <p>{isInvited ? existingWords.newLink(name) : signedOutWords(name)}</p>
    </ConfirmDialog>
  );
}

function AccountFacts({ person }: { person: Person }) {
  return (
    <Facts>
      <Fact term={factWords.name}>{nameOf(person) || factWords.notGiven}</Fact>
      <Fact term={factWords.company}>{person.company || factWords.notGiven}</Fact>
      <Fact term={factWords.email}>
        <EmailText email={person.email} />
      </Fact>
      <Fact term={factWords.accessNow}>{roleLabels[person.role]}</Fact>
      <Fact term={factWords.accountSince}>{formatDayAndTime(person.memberSince)}</Fact>
      <Fact term={factWords.lastSeen}>
        {person.lastSeenAt ? formatDayAndTime(person.lastSeenAt) : factWords.neverSeen}
      </Fact>
    </Facts>
  );
}
