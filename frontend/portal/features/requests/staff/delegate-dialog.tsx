import { useState } from 'react';
import { call } from '../../../../api/call';
import { constraints } from '../../../../api/generated/constraints';
import { type Team, TeamValues } from '../../../../api/generated/enums';
import { hasStatus } from '../../../../api/problem';
import type { StaffRequest } from '../../../../api/types';
import { truncate } from '../../../../lib/text';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog } from '../../../forms/change-dialog';
import { textDrafts } from '../../../forms/draft-store';
import { sentenceOf } from '../../../forms/failure';
import { problemOf } from '../../../forms/rules';
import { useDraft } from '../../../forms/use-draft';
import { useSubmit } from '../../../forms/use-submit';
import { statusLabels, teamLabels } from '../../../labels';
import { requestPaths } from '../queries';
import { delegationFailure } from '../words';
import { currentAssignee } from './current-assignee';
import styles from './staff.module.css';

const excerptLength = 100;
const delegationDrafts = textDrafts('delegation', ['note']);

interface DelegateDialogProps {
  request: StaffRequest;
  team: Team;
  opener?: Element | null;
  onClose: () => void;
}

export function DelegateDialog({ request, team, opener = null, onClose }: DelegateDialogProps) {
  const isReassigning = request.assignedTo !== null;
  const [assignTo, setAssignTo] = useState<Team>(team);
  const { draft, write, drop } = useDraft(delegationDrafts, request._id, { note: '' });
  const notes = draft.note.trim();
  const noteLimit = constraints['POST /api/delegate-request'].notes;
  const noteProblem = problemOf(noteLimit, 'The note', notes) ?? undefined;
  const delegation = useSubmit({
    send: () =>
      call(`${isReassigning ? 'PUT' : 'POST'} /api/delegate-request`).send({
        requestId: request._id,
        assignTo,
        version: request.version,
        ...(notes ? { notes } : {}),
      }),
    failure: (error) =>
      [sentenceOf(error, delegationFailure), currentAssignee(error)].filter(Boolean).join(' '),
    failsIn: 'place',
    stale: requestPaths,
    done: ({ message }) => message,
    onDone: () => {
      drop();
      onClose();
    },
  });
  const hasIt = assignTo === request.assignedTo ? 'This team has it already.' : undefined;
  return (
    <ChangeDialog
      title={isReassigning ? 'Reassign request' : 'Delegate request'}
      description={request.projectName}
      action={isReassigning ? 'Reassign' : 'Delegate'}
      change={delegation}
      onSubmit={() => delegation.submit()}
      draft={{ drop }}
      conflict={`It is now ${statusLabels[request.status]}.`}
      blocked={hasIt ?? noteProblem}
      isOver={!isReassigning && hasStatus(delegation.error, 409)}
      opener={opener}
      onClose={onClose}
    >
      <p className={styles.excerpt}>{truncate(request.description, excerptLength)}</p>
      <fieldset className={styles.targets}>
        <legend className={styles.legend}>{isReassigning ? 'Reassign to' : 'Delegate to'}</legend>
        {TeamValues.map((value) => (
          <label key={value} className={styles.target}>
            <input
              type="radio"
              name="assignTo"
              value={value}
              checked={assignTo === value}
              onChange={() => setAssignTo(value)}
            />
            {teamLabels[value]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label="Notes"
        hint="For the team; the client never sees them."
        rows={4}
        error={noteProblem}
        value={draft.note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </ChangeDialog>
  );
}
