import { call } from '../../../api/call';
import type { Role, StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { type PersonAction, wordsOfAction } from './action-words';
import { peoplePaths } from './person-source';

interface PersonActionProps {
  action: PersonAction;
  person: Person;
  role: Role;
  isSelf: boolean;
  onDone: () => void;
  onBack: () => void;
}

export function PersonActionDialog(props: PersonActionProps) {
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
