import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import type { User } from '../../session/queries';
import { formWords } from './words';

interface ProfileConflictProps {
  theirs: User;
  onTake: (theirs: User) => void;
  onKeep: (theirs: User) => void;
}

export function ProfileConflict({ theirs, onTake, onKeep }: ProfileConflictProps) {
  return (
    <>
      <p>
        It now says {theirs.firstName} {theirs.lastName}, {theirs.company || 'no company'},{' '}
        {theirs.phone ?? 'no phone'}.
      </p>
      <Row as="p" gap={3}>
        <Button variant="secondary" small onClick={() => onKeep(theirs)}>
          {formWords.keepMine}
        </Button>
        <Button variant="quiet" small onClick={() => onTake(theirs)}>
          {formWords.takeTheirs}
        </Button>
      </Row>
    </>
  );
}
