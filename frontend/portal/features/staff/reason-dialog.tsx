import { useState } from 'react';
import type { RequestStatus } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { statusLabels } from '../../labels';

interface ReasonDialogProps {
  request: StaffRequest;
  to: RequestStatus;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

/** A move off the usual way is allowed and recorded: the history wants to know why. */
export function ReasonDialog({ request, to, onCancel, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Unusual change of status"
      description={`${request.projectName}: from ${statusLabels[request.status]} to ${statusLabels[to]}. The client reads the reason in the history.`}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => onConfirm(reason.trim())}>Change status</Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
