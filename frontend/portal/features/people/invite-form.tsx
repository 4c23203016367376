import { call } from '../../../api/call';
import { type StaffRole, StaffRoleValues } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { SelectField, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ChangeDialog } from '../../forms/change-dialog';
import { useApiForm } from '../../forms/use-api-form';
import type { FormDraft } from '../../forms/use-draft';
import { optionsOf, roleLabels } from '../../labels';
import { accountIn, emptyInvitation, type InvitationDraft, invitationOf } from './invitation-draft';
import { peoplePaths } from './person-source';
import { inviteWords, roleEffects } from './words';

interface InviteFormProps {
  draft: FormDraft;
  focusesEmail: boolean;
  onSend: (values: InvitationDraft) => void;
  onExisting: (person: Person) => void;
  onClose: () => void;
}

export function InviteForm(props: InviteFormProps) {
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
    done: ({ message }) => message,
    onDone: onClose,
  });
  const { form, field } = apiForm;
  const role = form.watch('role');
  return (
    <ChangeDialog
      {...inviteWords}
      form={apiForm}
      focusFirst={focusesEmail ? () => form.setFocus('email') : undefined}
      onClose={onClose}
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
