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
      <p>{formWords.conflict(theirs)}</p>
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
