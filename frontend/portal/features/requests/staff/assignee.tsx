import { type Team, TeamValues } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/layout/layout';
import { teamLabels } from '../../../labels';
import { Second } from '../../../lists/cells';
import { staffViewWords as words } from '../words';

interface AssigneeProps {
  request: StaffRequest;
  onDelegate?: ((team: Team) => void) | undefined;
}

export function Assignee({ request, onDelegate }: AssigneeProps) {
  if (request.assignedTo) {
    return (
      <Badge tone="teal" glyph="➜">
        {teamLabels[request.assignedTo]}
      </Badge>
    );
  }
  if (request.status !== 'pending' || !onDelegate) return <Second>{words.nobody}</Second>;
  return (
    <Row as="span" gap={1}>
      {TeamValues.map((team) => (
        <Button
          key={team}
          small
          aria-label={words.delegate(teamLabels[team], request.projectName)}
          onClick={() => onDelegate(team)}
        >
          {teamLabels[team]}
        </Button>
      ))}
    </Row>
  );
}
