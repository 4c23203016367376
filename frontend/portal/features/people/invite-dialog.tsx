import { useState } from 'react';
import { call, type CallBody, type Person } from '../../../api/call';
import { type StaffRole, StaffRoleValues } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { RoleWords } from '../../../api/generated/words/role';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { SelectField, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { EmailText } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { fullName, optionsOf } from '../../labels';
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

/** An invitation that was refused because the address has an account. */
interface Refused {
  person: Person;
  values: InvitationDraft;
}

/**
 * Invites a colleague by link. If an account has the invited address, the dialog names it, and asks
 * before making it a colleague's.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBack, setIsBack] = useState(false);
  const form = useInvitation(setRefused, onClose);
  if (!refused) return <InviteForm form={form} focusesEmail={isBack} />;
  const { person, values } = refused;

  async function give(): Promise<void> {
    try {
      const body = { ...invitationOf(values), existingAccount: person._id };
      await call('POST /api/people/invitations').send(body);
    } catch (error) {
      // The address may belong to a different account by now: show that one.
      setRefused({ person: accountIn(error) ?? person, values });
      throw error;
    }
  }

  const name = calledOf(person);
  const role = values.role as StaffRole;
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
      onDone={() => {
        form.draft.drop();
        onClose();
      }}
      onClose={() => {
        setRefused(null);
        setIsBack(true);
      }}
    >
      <AccountFacts person={person} />
      <Alert tone="warning">{existingWords.lookalike}</Alert>
      <p>{opensWords(role)}</p>
      <p>{isInvited ? existingWords.newLink(name) : signedOutWords(name)}</p>
    </ConfirmDialog>
  );
}

const useInvitation = (onRefused: (refused: Refused) => void, onClose: () => void) =>
  useApiForm({
    call: call('POST /api/people/invitations'),
    defaultValues: emptyInvitation,
    send: async (values, post) => {
      try {
        return await post(invitationOf(values));
      } catch (error) {
        const person = accountIn(error);
        if (person) onRefused({ person, values });
        throw error;
      }
    },
    onClose,
  });

interface InviteFormProps {
  form: ReturnType<typeof useInvitation>;
  focusesEmail: boolean;
}

function InviteForm({ form: apiForm, focusesEmail }: InviteFormProps) {
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
        options={optionsOf(StaffRoleValues, RoleWords)}
        hint={role ? roleEffects[role as StaffRole] : undefined}
      />
      <FieldColumns>
        <TextField {...field('firstName', inviteWords.firstName)} autoComplete="off" />
        <TextField {...field('lastName', inviteWords.lastName)} autoComplete="off" />
      </FieldColumns>
    </ChangeDialog>
  );
}

const AccountFacts = ({ person }: { person: Person }) => (
  <Facts>
    <Fact term={factWords.name}>{fullName(person) || factWords.notGiven}</Fact>
    <Fact term={factWords.company}>{person.company || factWords.notGiven}</Fact>
    <Fact term={factWords.email}>
      <EmailText email={person.email} />
    </Fact>
    <Fact term={factWords.accessNow}>{RoleWords[person.role]}</Fact>
    <Fact term={factWords.accountSince}>{formatDayAndTime(person.memberSince)}</Fact>
    <Fact term={factWords.lastSeen}>
      {person.lastSeenAt ? formatDayAndTime(person.lastSeenAt) : factWords.neverSeen}
    </Fact>
  </Facts>
);
