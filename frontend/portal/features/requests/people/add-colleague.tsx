import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/call';
import type { RequestDetail } from '../../../../api/types';
import { SelectField, TextField } from '../../../../ui/inputs';
import { ChangeDialog } from '../../../forms/change-dialog';
import { fieldMessage } from '../../../forms/failure';
import { useSubmit } from '../../../forms/use-submit';
import { company } from '../../company/company-queries';
import { nameOf } from '../../company/members-of';
import { requestPaths } from '../queries';
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
  const [chosen, setChosen] = useState('');
  const members = useQuery({ ...company(), enabled: !byAddress }).data?.members ?? [];
  const isIn = new Set([request.userId._id, ...request.people.participants.map((p) => p._id)]);
  const options = members.flatMap((one) =>
    one.state === 'active' && one.person && !isIn.has(one.person._id)
      ? [{ value: one.person._id, label: nameOf(one) }]
      : [],
  );
  const change = useSubmit({
    send: () =>
      call('POST /api/requests/{id}/participants', { path: { id: request._id } }).send(
        byAddress ? { email: chosen } : { memberId: chosen },
      ),
    failure: words.addFailure,
    failsIn: 'place',
    stale: requestPaths,
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={isInvitation ? words.invite : words.addTitle}
      description={isInvitation ? words.inviteText : words.addText}
      action={isInvitation ? words.inviteAction : words.addAction}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        if (chosen) change.submit();
      }}
      draft={null}
      conflict={null}
      blocked={chosen ? undefined : words.incomplete}
      isForm
      onClose={onClose}
    >
      {byAddress ? (
        <TextField
          label={isInvitation ? words.inviteEmail : words.email}
          type="email"
          autoComplete="off"
          required
          value={chosen}
          error={fieldMessage(change.error, 'email')}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : (
        <SelectField
          label={words.colleague}
          required
          placeholder={words.choose}
          hint={options.length === 0 ? words.nobody : undefined}
          value={chosen}
          error={fieldMessage(change.error, 'memberId')}
          options={options}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </ChangeDialog>
  );
}
