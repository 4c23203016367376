import { call, q, type RequestDetail, useQuery } from '../../../../api/call';
import { SelectField, TextField } from '../../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { nameOf } from '../../company/members-of';
import { peopleWords as words } from './words';

interface AddColleagueProps {
  request: RequestDetail;
  onClose: () => void;
}

/** Clients choose a member of their company or invite an address; staff enter a client's address. */
export function AddColleague({ request, onClose }: AddColleagueProps) {
  const isStaff = request.client !== undefined;
  const isInvitation = !isStaff && !request.people.organisation;
  const byAddress = isStaff || isInvitation;
  const members = useQuery({ ...q('/api/company'), enabled: !byAddress }).data?.members ?? [];
  const isIn = new Set([request.userId._id, ...request.people.participants.map((p) => p._id)]);
  const options = members.flatMap((one) =>
    one.state === 'active' && one.person && !isIn.has(one.person._id)
      ? [{ value: one.person._id, label: nameOf(one) }]
      : [],
  );
  const form = useApiForm({
    call: call('POST /api/requests/{id}/participants', { path: { id: request._id } }),
    defaultValues: { email: '', memberId: '' },
    send: ({ email, memberId }, post) => post(byAddress ? { email } : { memberId }),
    onClose,
  });
  const chosen = form.watch(byAddress ? 'email' : 'memberId');
  return (
    <ChangeDialog
      title={isInvitation ? words.invite : words.add}
      description={isInvitation ? words.inviteText : words.addText}
      action={isInvitation ? words.inviteAction : words.addAction}
      form={form}
      blocked={chosen ? undefined : words.incomplete}
    >
      {byAddress ? (
        <TextField
          {...form.field('email', isInvitation ? words.inviteEmail : words.email)}
          type="email"
          autoComplete="off"
          required
        />
      ) : (
        <SelectField
          {...form.field('memberId', words.colleague)}
          required
          placeholder={words.choose}
          hint={options.length === 0 ? words.nobody : undefined}
          options={options}
        />
      )}
    </ChangeDialog>
  );
}
