import { MemberRoleValues } from '../../../api/generated/enums';
import type { Member } from '../../../api/call';
import { MemberRoleWords } from '../../../api/generated/words/member-role';
import { MemberStateWords } from '../../../api/generated/words/member-state';
import { formatDay, dayOf } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CompactSelect } from '../../../ui/inputs';
import { DialogButton } from '../../components/dialog-button';
import { RowAction } from '../../components/row-action';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { useSubmit } from '../../forms/use-submit';
import { columnsOf, DataTable } from '../../lists/data-table';
import { Badges, Named } from '../../lists/cells';
import type { Columns } from '../../lists/define-list';

import { membersOf, nameOf } from './members-of';
import { memberWords as words } from './words';

const InviteDialog = lazyDialog(() => import('./invite-dialog'), 'InviteDialog');

interface MembersProps {
  members: readonly Member[];
  /** Set if staff view a company; null for the user's own. */
  organisationId: string | null;
  canManage: boolean;
}

export function Members({ members, organisationId, canManage }: MembersProps) {
  const calls = membersOf(organisationId);
  return (
    <Section
      title={words.title}
      action={
        canManage ? (
          <DialogButton small dialog={InviteDialog} of={{ invite: calls.invite }}>
            {words.invite}
          </DialogButton>
        ) : null
      }
    >
      <DataTable
        label={words.title}
        columns={columnsOf(columnsFor({ calls, canManage }), words.columns)}
        rows={members}
        keyOf={({ _id }) => _id}
      />
    </Section>
  );
}

type Calls = ReturnType<typeof membersOf>;
type Acting = { calls: Calls; canManage: boolean };

const columnsFor = (acting: Acting): Columns<Member> => ({
  person: {
    look: 'title',
    cell: (member) => (
      <Named name={nameOf(member)}>
        {member.person ? member.email : null}
        {member.isMe ? ` (${words.you})` : null}
      </Named>
    ),
  },
  role: (member) =>
    member.state === 'active' ? (
      <Role member={member} {...acting} />
    ) : (
      <Badge tone={member.state === 'requested' ? 'orange' : 'blue'}>
        {MemberStateWords[member.state]}
        {member.state === 'invited' ? ` as ${MemberRoleWords[member.role].toLowerCase()}` : ''}
      </Badge>
    ),
  since: { look: 'date', cell: ({ since }) => formatDay(dayOf(since)) },
  actions: (member) => <Actions member={member} {...acting} />,
});

function Role({ member, calls, canManage }: Acting & { member: Member }) {
  const change = useSubmit({
    send: (role: Member['role']) => calls.changeRole(member._id, role),
    done: words.roleSaved,
  });
  if (!canManage) return MemberRoleWords[member.role];
  return (
    <CompactSelect
      label={words.roleOf(nameOf(member))}
      value={change.isPending && change.input ? change.input : member.role}
      disabled={change.isPending}
      options={MemberRoleValues.map((value) => ({ value, label: MemberRoleWords[value] }))}
      onChoose={change.submit}
    />
  );
}

function Actions({ member, calls, canManage }: Acting & { member: Member }) {
  const { _id, state, isMe, email, role } = member;
  const name = nameOf(member);
  if (!canManage && !isMe) return null;
  const common = {
    small: true,
    done: ({ message }: { message: string }) => message,
  };
  return (
    <Badges>
      {state === 'requested' ? (
        <RowAction
          label={words.accept}
          {...common}
          variant="secondary"
          aria-label={words.acceptOne(name)}
          send={() => calls.accept(_id)}
        />
      ) : null}
      {state === 'invited' ? (
        <RowAction
          label={words.again}
          {...common}
          variant="quiet"
          aria-label={words.againOne(name)}
          send={() => calls.invite({ email, role })}
        />
      ) : null}
      <Button
        variant="quiet"
        small
        label={isMe ? words.leave : words.remove}
        aria-label={isMe ? words.leave : words.removeOne(name)}
        onClick={() => askToRemove(member, calls)}
      />
    </Badges>
  );
}

function askToRemove(member: Member, calls: Calls): void {
  const { _id, isMe, state } = member;
  confirm({
    title: isMe ? words.leaveTitle : words.removeTitle(nameOf(member)),
    text: isMe ? words.leaveText : state === 'active' ? words.removeText : words.removePending,
    action: isMe ? words.leave : words.remove,
    isDangerous: true,
    run: () => calls.remove(_id),
    done: isMe ? words.left : words.removed,
  });
}
