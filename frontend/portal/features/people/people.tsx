import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { call, type Person, q, type Role, type StaffRole, useQuery } from '../../../api/call';
import { PersonStateWords } from '../../../api/generated/words/person-state';
import { RoleWords } from '../../../api/generated/words/role';
import { formatDay, formatDayAndTime, dayOf } from '../../../lib/dates';
import { badgeOf } from '../../components/badge-of';
import { DialogButton } from '../../components/dialog-button';
import { EmailText } from '../../components/email-text';
import { ItemDialog } from '../../components/item-dialog';
import { lazyDialog } from '../../components/lazy-dialog';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { fullName } from '../../labels';
import { SecondaryText } from '../../lists/cells';
import { listScreen } from '../../lists/list-screen';
import { RowLink } from '../../lists/row-link';
import { me } from '../../session/queries';
import { type Asked, type PersonAction, wordsOfAction } from './action-words';
import { personSource } from './person-source';
import { PersonView } from './person-view';
import { inviteWords, lastSeenWords, listWords } from './words';

const RoleBadge = badgeOf(
  {
    client: ['plain', '○'],
    support: ['teal', '◔'],
    manager: ['blue', '◑'],
    admin: ['purple', '●'],
  },
  RoleWords,
);

const PersonStateBadge = badgeOf(
  { active: ['green', '✓'], invited: ['orange', '➜'], deactivated: ['red', '✕'] },
  PersonStateWords,
);

// Loads the form library, which the list does not need.
const InviteDialog = lazyDialog(
  () => import('./invite-dialog'),
  'InviteDialog',
  (dialog) => <ItemDialog noun={inviteWords.noun} queries={[]} {...dialog} />,
);

export const Component = listScreen({
  dialog: PersonDialog,
  action: (
    <DialogButton dialog={InviteDialog}>
      <UserPlus aria-hidden="true" />
      {inviteWords.title}
    </DialogButton>
  ),
  source: personSource,
  words: listWords,
  opens: 'person',
  columns: {
    name: {
      look: ['line', 'title'],
      sort: 'name',
      cell: (person) => <PersonName person={person} />,
    },
    access: ({ role }) => <RoleBadge of={role} />,
    state: ({ state }) => <PersonStateBadge of={state} />,
    lastSeen: { sort: 'last-seen', cell: (person) => <LastSeen person={person} /> },
    since: {
      look: 'date',
      sort: 'newest',
      cell: ({ memberSince }) => (
        <time dateTime={memberSince} title={formatDayAndTime(memberSince)}>
          {formatDay(dayOf(memberSince))}
        </time>
      ),
    },
  },
});

function PersonName({ person }: { person: Person }) {
  const isSelf = useQuery(me()).data?._id === person._id;
  const name = fullName(person);
  return (
    <>
      <RowLink id={person._id}>
        {name || <EmailText email={person.email} />}
        {isSelf ? listWords.you : ''}
      </RowLink>
      {name ? (
        <SecondaryText>
          <EmailText email={person.email} />
        </SecondaryText>
      ) : null}
      {person.company ? <SecondaryText>{person.company}</SecondaryText> : null}
    </>
  );
}

function LastSeen({ person }: { person: Person }) {
  const words = lastSeenWords(person);
  if (!person.lastSeenAt) return <SecondaryText>{words}</SecondaryText>;
  return (
    <time dateTime={person.lastSeenAt} title={formatDayAndTime(person.lastSeenAt)}>
      {words}
    </time>
  );
}

export function PersonDialog({ id: personId, onClose }: { id: string; onClose: () => void }) {
  const ownId = useQuery(me()).data?._id;
  // Personal data is not cached for a closed dialog.
  const detail = useQuery(q('/api/people/{id}', { path: { id: personId } }, { gcTime: 0 }));
  // With the person as they were shown: a refetch must not change what is confirmed.
  const [asking, setAsking] = useState<Pick<Asked, 'action' | 'person'> | null>(null);
  const [chosen, setChosen] = useState<Role | null>(null);
  if (!detail.data) {
    return <ItemDialog noun={listWords.noun} queries={[detail]} onClose={onClose} />;
  }
  const { person } = detail.data;
  const shown = { isSelf: personId === ownId, role: chosen ?? person.role };
  if (asking) {
    const asked = { ...shown, ...asking };
    const { effects, ...words } = wordsOfAction(asked);
    const back = () => setAsking(null);
    return (
      <ConfirmDialog
        {...words}
        description={asking.person.email}
        run={() => send(asked)}
        onDone={() => {
          setChosen(null);
          back();
        }}
        onClose={back}
      >
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </ConfirmDialog>
    );
  }
  return (
    <PersonView
      detail={detail.data}
      {...shown}
      onRole={setChosen}
      onAction={(action: PersonAction) => setAsking({ action, person })}
      onClose={onClose}
    />
  );
}

function send({ action, person, role }: Asked): Promise<unknown> {
  const { _id: id, version, email } = person;
  const at = { path: { id } };
  switch (action) {
    case 'role':
      return call('PUT /api/people/{id}/role', at).send({ role, version });
    case 'give-finance':
    case 'take-finance':
      return call('PUT /api/people/{id}/grants', at).send({
        grants: action === 'give-finance' ? ['finance'] : [],
        version,
      });
    case 'deactivate':
    case 'reactivate':
      return call('PUT /api/people/{id}/active', at).send({
        isActive: action === 'reactivate',
        version,
      });
    case 'invite':
      return call('POST /api/people/invitations').send({ email, role: person.role as StaffRole });
    case 'reset-factor':
      return call('DELETE /api/people/{id}/second-factor', at).send();
    case 'sign-out':
      return call('DELETE /api/people/{id}/sessions', at).send();
  }
}
