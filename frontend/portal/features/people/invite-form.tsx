import { type StaffRole, StaffRoleValues } from '../../../api/generated/enums';
import { SelectField, TextField } from '../../../ui/inputs';
import sections from '../../components/dialog-sections.module.css';
import { ChangeDialog } from '../../forms/change-dialog';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import type { FormDraft } from '../../forms/use-draft';
import { optionsOf, roleLabels } from '../../labels';
import { emptyInvitation, type InvitationDraft } from './invitation-draft';
import { inviteWords, roleEffects } from './words';

interface InviteFormProps {
  draft: FormDraft<InvitationDraft>;
  opener: Element | null;
  focusesEmail: boolean;
  send: (values: InvitationDraft) => Promise<void>;
  onClose: () => void;
}

export function InviteForm({ draft, opener, focusesEmail, send, onClose }: InviteFormProps) {
  const apiForm = useApiForm<InvitationDraft>({
    body: 'POST /api/people/invitations',
    failure: inviteWords.failure,
    defaultValues: draft.read() ?? emptyInvitation,
    send,
    keep: draft.keep,
  });
  const { form, field, submit, problem, alertRef } = apiForm;
  const role = form.watch('role');
  return (
    <ChangeDialog
      title={inviteWords.title}
      description={inviteWords.text}
      action={inviteWords.action}
      change={apiForm}
      onSubmit={submit}
      draft={draft}
      conflict={null}
      alert={<FormAlert problem={problem} alertRef={alertRef} />}
      isForm
      opener={opener}
      {...(focusesEmail ? { focusFirst: () => form.setFocus('email') } : {})}
      onClose={onClose}
    >
      <TextField {...field('email', inviteWords.email)} type="email" autoComplete="off" />
      <SelectField
        {...field('role', inviteWords.access)}
        placeholder={inviteWords.chooseAccess}
        options={optionsOf(StaffRoleValues, roleLabels)}
        hint={role ? roleEffects[role as StaffRole] : undefined}
      />
      <div className={sections.columns}>
        <TextField {...field('firstName', inviteWords.firstName)} autoComplete="off" />
        <TextField {...field('lastName', inviteWords.lastName)} autoComplete="off" />
      </div>
    </ChangeDialog>
  );
}
