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
import { teamLabels } from '../../labels';
import { currentAssignee } from './current-assignee';
import { delegateRequest } from './staff-api';
import styles from './staff.module.css';

const excerptLength = 100;

interface DelegateDialogProps {
  request: StaffRequest;
  /** The button that opened it; can be changed here. */
  team: Team;
  onClose: () => void;
}

export function DelegateDialog({ request, team, onClose }: DelegateDialogProps) {
  const queryClient = useQueryClient();
  const [assignTo, setAssignTo] = useState<Team | null>(team);
  const [notes, setNotes] = useState('');
  const reload = () => queryClient.invalidateQueries({ queryKey: ['requests'] });
  const delegation = useMutation({
    mutationFn: (to: Team) =>
      delegateRequest({
        requestId: request._id,
        assignTo: to,
        ...(notes.trim() ? { notes: notes.trim() } : {}),
      }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onSettled: reload,
  });
  const isTaken = delegation.error instanceof ApiError && delegation.error.status === 409;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delegate request"
      description={request.projectName}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isTaken ? 'Close' : 'Cancel'}
          </Button>
          {isTaken ? null : (
            <Button
              isPending={delegation.isPending}
              disabled={assignTo === null}
              onClick={() => assignTo && delegation.mutate(assignTo)}
            >
              Delegate
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
          <legend className={styles.legend}>Delegate to</legend>
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
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
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
