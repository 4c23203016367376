import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { type Team, TeamValues } from '../../../api/generated/enums';
import { ApiError, messageOf, NetworkError } from '../../../api/problem';
import type { StaffRequest } from '../../../api/types';
import { truncate } from '../../../lib/text';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import sections from '../../components/dialog-sections.module.css';
import { useNoteDraft } from '../../forms/use-note-draft';
import { teamLabels } from '../../labels';
import { requestsKey } from '../../requests/queries';
import { currentAssignee } from './current-assignee';
import { delegateRequest, reassignRequest } from './staff-api';
import styles from './staff.module.css';

const excerptLength = 100;

interface DelegateDialogProps {
  request: StaffRequest;
  /** The button that opened it; can be changed here. */
  team: Team;
  opener?: Element | null;
  onClose: () => void;
}

/** Hands a request to a team: a new one to either, one that a team has to the other. */
export function DelegateDialog({ request, team, opener = null, onClose }: DelegateDialogProps) {
  const queryClient = useQueryClient();
  const isReassigning = request.assignedTo !== null;
  const [assignTo, setAssignTo] = useState<Team>(team);
  const { draft, write, drop } = useNoteDraft(`${request._id}.delegation`);
  const notes = draft.notes.trim();
  const delegation = useMutation({
    mutationFn: () =>
      (isReassigning ? reassignRequest : delegateRequest)({
        requestId: request._id,
        assignTo,
        version: request.version,
        ...(notes ? { notes } : {}),
      }),
    onSuccess: ({ message }) => {
      toast.success(message);
      discard();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
  const isTaken =
    !isReassigning && delegation.error instanceof ApiError && delegation.error.status === 409;

  function discard(): void {
    drop();
    onClose();
  }

  return (
    <Dialog
      isOpen
      opener={opener}
      onClose={onClose}
      title={isReassigning ? 'Reassign request' : 'Delegate request'}
      description={request.projectName}
      footer={
        <>
          <Button variant="secondary" onClick={discard}>
            {isTaken ? 'Close' : 'Cancel'}
          </Button>
          {isTaken ? null : (
            <Button
              isPending={delegation.isPending}
              disabledReason={
                assignTo === request.assignedTo ? 'This team has it already.' : undefined
              }
              onClick={() => delegation.mutate()}
            >
              {isReassigning ? 'Reassign' : 'Delegate'}
            </Button>
          )}
        </>
      }
    >
      <div className={sections.body}>
        {delegation.isError ? (
          <Alert tone="error">
            <p>{failure(delegation.error)}</p>
          </Alert>
        ) : null}
        <p className={styles.excerpt}>{truncate(request.description, excerptLength)}</p>
        <fieldset className={styles.targets}>
          <legend className={styles.legend}>{isReassigning ? 'Hand on to' : 'Delegate to'}</legend>
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
          maxLength={5000}
          value={draft.notes}
          onChange={(event) => write({ notes: event.target.value })}
        />
      </div>
    </Dialog>
  );
}

function failure(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'The server cannot be reached. Nothing was delegated; please try again.';
  }
  const message = messageOf(error, 'The request could not be delegated.');
  return [message, currentAssignee(error)].filter(Boolean).join(' ');
}
