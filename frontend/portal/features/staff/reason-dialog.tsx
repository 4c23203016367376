import type { RequestStatus } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { useNoteDraft } from '../../forms/use-note-draft';
import { statusLabels } from '../../labels';

interface ReasonDialogProps {
  request: StaffRequest;
  to: RequestStatus;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

/** A move off the usual way is allowed and recorded: the history wants to know why. */
export function ReasonDialog({ request, to, onCancel, onConfirm }: ReasonDialogProps) {
  const { draft, write, drop } = useNoteDraft(`${request._id}.status`);
  /** Escape keeps what was typed; the buttons are done with it. */
  function finish(then: () => void): void {
    drop();
    then();
  }

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Unusual change of status"
      description={`${request.projectName}: from ${statusLabels[request.status]} to ${statusLabels[to]}. The client reads the reason in the history.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => finish(onCancel)}>
            Cancel
          </Button>
          <Button onClick={() => finish(() => onConfirm(draft.reason.trim()))}>
            Change status
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        rows={3}
        maxLength={500}
        value={draft.reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </Dialog>
  );
}
