import { useState } from 'react';
import type { CallBody } from '../../../api/call';
import { MemberRoleValues } from '../../../api/generated/enums';
import type { Member } from '../../../api/types';
import { SelectField, TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { memberWords as words, roleHints, roleLabels } from './words';

interface InviteDialogProps {
  invite: (form: CallBody<'POST /api/company/members'>) => Promise<{ message: string }>;
  onClose: () => void;
}

export function InviteDialog({ invite, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Member['role']>('member');
  const change = useSubmit({
    send: () => invite({ email, role }),
    failure: words.inviteFailure,
    failsIn: 'place',
    stale: ['/api/company', '/api/organisations', '/api/organisations/{id}'],
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.inviteTitle}
      description={words.inviteText}
      action={words.send}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        if (email) change.submit();
      }}
      draft={null}
      conflict={null}
      blocked={email ? undefined : words.incomplete}
      isForm
      onClose={onClose}
    >
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        required
        value={email}
        error={fieldMessage(change.error, 'email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={words.role}
        required
        hint={roleHints[role]}
        value={role}
        options={MemberRoleValues.map((value) => ({ value, label: roleLabels[value] }))}
        onChange={({ target }) => setRole(target.value as Member['role'])}
      />
    </ChangeDialog>
  );
}
