import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import type { Role } from '../../../api/generated/enums';
import { ItemDialog } from '../../components/item-dialog';
import type { PersonAction } from './action-words';
import { PersonActionDialog } from './person-actions';
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
