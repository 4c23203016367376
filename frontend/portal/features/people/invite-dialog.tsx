import { useState } from 'react';
import { call, type CallBody, type Person } from '../../../api/call';
import { type StaffRole, StaffRoleValues } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { SelectField, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { EmailText } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { ChangeDialog, type FormDraft, useApiForm, useFormDraft } from '../../forms/use-api-form';
import { fullName, optionsOf, roleLabels } from '../../labels';
import { peoplePaths } from './person-source';
import {
  accessWords,
  calledOf,
  existingWords,
  factWords,
  inviteWords,
  opensWords,
  roleEffects,
  signedOutWords,
} from './words';

const emptyInvitation = { email: '', firstName: '', lastName: '', role: '' };

type InvitationDraft = typeof emptyInvitation;

function invitationOf({
  email,
  firstName,
  lastName,
  role,
}: InvitationDraft): CallBody<'POST /api/people/invitations'> {
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  return { email, role, ...names } as CallBody<'POST /api/people/invitations'>;
}

/** The account that already has the invited address, if the invitation was refused for that. */
const accountIn = (error: unknown): Person | null =>
  hasCode(error, 'account_exists') ? (error.problem.current as Person) : null;

/** Invites a colleague by link; an existing account gets access after confirmation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const draft = useFormDraft('invitation', 'new', Object.keys(emptyInvitation));
  const [sent, setSent] = useState(emptyInvitation);
  const [existing, setExisting] = useState<Person | null>(null);
  const [isBack, setIsBack] = useState(false);

  async function give(existingAccount: string): Promise<void> {
    try {
      const body = { ...invitationOf(sent), existingAccount };
      await call('POST /api/people/invitations').send(body);
    } catch (error) {
      // The address may belong to a different account by now: show that one.
      setExisting((shown) => accountIn(error) ?? shown);
      throw error;
    }
  }

  if (existing) {
    return (
      <ExistingAccount
        person={existing}
        role={sent.role as StaffRole}
        give={() => give(existing._id)}
        onDone={() => {
          draft.drop();
          onClose();
        }}
        onBack={() => {
          setExisting(null);
          setIsBack(true);
        }}
      />
    );
  }
  return (
    <InviteForm
      draft={draft}
      focusesEmail={isBack}
      onSend={setSent}
      onExisting={setExisting}
      onClose={onClose}
    />
  );
}

interface InviteFormProps {
  draft: FormDraft;
  focusesEmail: boolean;
  onSend: (values: InvitationDraft) => void;
  onExisting: (person: Person) => void;
  onClose: () => void;
}

function InviteForm(props: InviteFormProps) {
  const { draft, focusesEmail, onSend, onExisting, onClose } = props;
  const apiForm = useApiForm({
    call: call('POST /api/people/invitations'),
    failure: inviteWords.failure,
    defaultValues: emptyInvitation,
    draft,
    send: async (values, post) => {
      onSend(values);
      try {
        return await post(invitationOf(values));
      } catch (error) {
        const person = accountIn(error);
        if (person) onExisting(person);
        throw error;
      }
    },
    stale: peoplePaths,
    onClose,
  });
  const { form, field } = apiForm;
  const role = form.watch('role');
  return (
    <ChangeDialog
      {...inviteWords}
      form={apiForm}
      focusFirst={focusesEmail ? () => form.setFocus('email') : undefined}
    >
      <TextField {...field('email', inviteWords.email)} type="email" autoComplete="off" />
      <SelectField
        {...field('role', inviteWords.access)}
        placeholder={inviteWords.chooseAccess}
        options={optionsOf(StaffRoleValues, roleLabels)}
        hint={role ? roleEffects[role as StaffRole] : undefined}
      />
      <FieldColumns>
        <TextField {...field('firstName', inviteWords.firstName)} autoComplete="off" />
        <TextField {...field('lastName', inviteWords.lastName)} autoComplete="off" />
      </FieldColumns>
    </ChangeDialog>
  );
}

interface ExistingAccountProps {
  person: Person;
  role: StaffRole;
  give: () => Promise<unknown>;
  onDone: () => void;
  onBack: () => void;
}

/** Names the account that has the invited address, and asks before making it a colleague's. */
function ExistingAccount(props: ExistingAccountProps) {
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

const AccountFacts = ({ person }: { person: Person }) => (
  <Facts>
    <Fact term={factWords.name}>{fullName(person) || factWords.notGiven}</Fact>
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
