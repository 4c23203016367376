import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { RequestStatus } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import type { RequestDetail } from '../../../api/types';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { SelectField, TextArea } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { statusLabels } from '../../labels';
import { me } from '../../session/queries';
import { dropNoteDraft, keepNoteDraft, type NoteDraft, readNoteDraft } from './note-draft';
import { NotesList } from './notes-list';
import type { PanelConfig } from './panels';
import { RequestDialogFacts } from './request-dialog-facts';
import { changeRequest } from './staff-api';
import { changeFailure } from './use-status-change';
import { isUnusual, statusOptions } from './usual-moves';
import styles from './staff.module.css';

interface RequestDialogFormProps {
  config: PanelConfig;
  request: RequestDetail;
  opener: Element | null;
  onClose: () => void;
}

export function RequestDialogForm({ config, request, opener, onClose }: RequestDialogFormProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  // Per person: whoever signs in next in this tab must not find a colleague's words.
  const draftOf = { userId: useQuery(me()).data?._id ?? '', requestId: request._id };
  const [draft, setDraft] = useState(() => readNoteDraft(draftOf));
  const { notes, reason } = draft;
  const status = chosen ?? request.status;
  const asksReason = isUnusual(request, status);
  function write(part: Partial<NoteDraft>): void {
    const written = { ...draft, ...part };
    setDraft(written);
    keepNoteDraft(draftOf, written);
  }

  function discard(): void {
    dropNoteDraft(draftOf);
    onClose();
  }

  const change = useMutation({
    mutationFn: () =>
      changeRequest(config.panel, {
        requestId: request._id,
        status,
        version: request.version,
        ...(asksReason && reason.trim() ? { reason: reason.trim() } : {}),
        ...(notes.trim() ? { notes: notes.trim() } : {}),
      }),
    onSuccess: ({ message }) => {
      toast.success(message);
      discard();
    },
    // After a lost race the fresh request is shown, and what was typed stays for the next try.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['requests'] }),
  });
  const hasChange = status !== request.status || notes.trim() !== '';
  return (
    <Dialog
      isOpen
      wide
      opener={opener}
      onClose={onClose}
      title={request.projectName}
      description={`${request.reference}, now ${statusLabels[request.status]}`}
      footer={
        <>
          <Button variant="secondary" onClick={discard}>
            Cancel
          </Button>
          <Button
            isPending={change.isPending}
            disabledReason={hasChange ? undefined : 'Choose another status or write a note first.'}
            onClick={() => change.mutate()}
          >
            Update Status
          </Button>
        </>
      }
    >
      <div className={styles.dialogBody}>
        {change.isError ? (
          <Alert tone="error">
            <p>{changeFailure(change.error)}</p>
            {hasCode(change.error, 'version_conflict') ? (
              <p>It is now {statusLabels[request.status]}. What you typed is still here.</p>
            ) : null}
          </Alert>
        ) : null}
        <RequestDialogFacts request={request} />
        <section className={styles.work} aria-label="Your team's work">
          <SelectField
            label="Status"
            required
            value={status}
            options={statusOptions(request)}
            onChange={(event) => setChosen(event.target.value as RequestStatus)}
          />
          {asksReason ? (
            <TextArea
              label="Reason"
              hint={`From ${statusLabels[request.status]} to ${statusLabels[status]} is unusual. The client reads the reason in the history.`}
              rows={2}
              value={reason}
              onChange={(event) => write({ reason: event.target.value })}
            />
          ) : null}
          {config.notes ? (
            <TextArea
              label={config.notes === 'managerNotes' ? 'Manager notes' : 'Support notes'}
              hint="Internal: added to the notes below, never shown to the client."
              rows={4}
              value={notes}
              onChange={(event) => write({ notes: event.target.value })}
            />
          ) : null}
          <NotesList notes={request.notes ?? []} delegation={request.delegation ?? null} />
        </section>
      </div>
    </Dialog>
  );
}
