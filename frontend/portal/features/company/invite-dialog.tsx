import { call, type CallBody, type Member } from '../../../api/call';
import { MemberRoleValues } from '../../../api/generated/enums';
import { MemberRoleWords } from '../../../api/generated/words/member-role';
import { SelectField, TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { memberWords as words, roleHints } from './words';

interface InviteDialogProps {
  invite: (form: CallBody<'POST /api/company/members'>) => Promise<{ message: string }>;
  onClose: () => void;
}

export function InviteDialog({ invite, onClose }: InviteDialogProps) {
  const form = useApiForm({
    call: call('POST /api/company/members'),
    defaultValues: { email: '', role: 'member' as Member['role'] },
    // Staff invite by another call with the same body.
    send: invite,
    onClose,
  });
  const { email, role } = form.watch();
  return (
    <ChangeDialog
      title={words.invite}
      description={words.inviteText}
      action={words.send}
      form={form}
      blocked={email ? undefined : words.incomplete}
    >
      <TextField {...form.field('email', words.email)} type="email" autoComplete="off" />
      <SelectField
        {...form.field('role', words.role)}
        hint={roleHints[role]}
        options={MemberRoleValues.map((value) => ({ value, label: MemberRoleWords[value] }))}
      />
    </ChangeDialog>
  );
}
