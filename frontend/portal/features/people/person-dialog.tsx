import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, q } from '../../../api/call';
import type { Role, StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { ItemDialog } from '../../components/item-dialog';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { type PersonAction, wordsOfAction } from './action-words';
import { peoplePaths } from './person-source';
import { PersonView } from './person-view';
import { listWords } from './words';

interface PersonDialogProps {
  personId: string;
  ownId: string | undefined;
  onClose: () => void;
}

export function PersonDialog({ personId, ownId, onClose }: PersonDialogProps) {
  // Personal data is not cached for a closed dialog.
  const detail = useQuery(q('/api/people/{id}', { path: { id: personId } }, { gcTime: 0 }));
  const [action, setAction] = useState<PersonAction | null>(null);
  const [chosen, setChosen] = useState<Role | null>(null);
  if (!detail.data) {
    return <ItemDialog noun={listWords.noun} queries={[detail]} onClose={onClose} />;
  }
  const { person } = detail.data;
  const shown = { isSelf: personId === ownId, role: chosen ?? person.role };
  if (action) {
    return (
      <PersonActionDialog
        action={action}
        person={person}
        {...shown}
        onDone={() => {
          setChosen(null);
          setAction(null);
        }}
        onBack={() => setAction(null)}
      />
    );
  }
  return (
    <PersonView
      detail={detail.data}
      {...shown}
      onRole={setChosen}
      onAction={setAction}
      onClose={onClose}
    />
  );
}

interface PersonActionProps {
  action: PersonAction;
  person: Person;
  role: Role;
  isSelf: boolean;
  onDone: () => void;
  onBack: () => void;
}

function PersonActionDialog(props: PersonActionProps) {
  const { person, onDone, onBack } = props;
  const { effects, ...words } = wordsOfAction(props);
  return (
    <ConfirmDialog
      {...words}
      description={person.email}
      run={() => send(props)}
      stale={peoplePaths}
      onDone={onDone}
      onClose={onBack}
    >
      {effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
    </ConfirmDialog>
  );
}

function send({ action, person, role }: PersonActionProps): Promise<unknown> {
  const { _id: id, version, email } = person;
  const at = { path: { id } };
  switch (action) {
    case 'role':
      return call('PUT /api/people/{id}/role', at).send({ role, version });
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
