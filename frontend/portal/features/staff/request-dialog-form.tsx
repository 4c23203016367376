import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { RequestStatus } from '../../../api/generated/enums';
import type { RequestDetail } from '../../../api/types';
import { Button } from '../../../ui/button';
import { SelectField, TextArea } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { ChangeAlert } from '../../components/change-alert';
import sections from '../../components/dialog-sections.module.css';
import { useNoteDraft } from '../../forms/use-note-draft';
import { statusLabels } from '../../labels';
import { NotesList } from './notes-list';
import type { PanelConfig } from './panels';
import { RequestDialogFacts } from './request-dialog-facts';
import { changeRequest } from './staff-api';
import { changeFailure } from './use-status-change';
import { isUnusual, statusOptions } from './usual-moves';

interface RequestDialogFormProps {
  config: PanelConfig;
  request: RequestDetail;
  opener: Element | null;
  onClose: () => void;
}

export function RequestDialogForm({ config, request, opener, onClose }: RequestDialogFormProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  const { draft, write, drop } = useNoteDraft(request._id);
  const { notes, reason } = draft;
  const status = chosen ?? request.status;
  const asksReason = isUnusual(request, status);

  function discard(): void {
    drop();
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
      <div className={sections.body}>
        <ChangeAlert
          error={change.error}
          message={changeFailure(change.error)}
          now={statusLabels[request.status]}
        />
        <RequestDialogFacts request={request} />
        <section className={sections.work} aria-label="Your team's work">
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
