import { useState } from 'react';
import type { Panel, RequestStatus, StaffStatus } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import { CompactSelect } from '../../../ui/inputs';
import { useDeliberateSelect } from '../../../ui/use-deliberate-select';
import { ReasonDialog } from './reason-dialog';
import { useStatusChange } from './use-status-change';
import { isStaffStatus, isUnusual, statusOptions } from './usual-moves';

interface StatusSelectProps {
  panel: Panel;
  request: StaffRequest;
}

/** Changes the status from the row. An unusual move asks why first. */
export function StatusSelect({ panel, request }: StatusSelectProps) {
  const change = useStatusChange(panel);
  const [asking, setAsking] = useState<StaffStatus | null>(null);

  function send(status: StaffStatus, reason?: string): void {
    setAsking(null);
    change.mutate({
      requestId: request._id,
      status,
      version: request.version,
      ...(reason ? { reason } : {}),
    });
  }

  const select = useDeliberateSelect<RequestStatus>(request.status, (status) => {
    if (!isStaffStatus(status)) return;
    if (isUnusual(request, status)) setAsking(status);
    else send(status);
  });

  return (
    <>
      <CompactSelect
        {...select}
        aria-label={`Status of ${request.projectName}`}
        disabled={change.isPending}
        options={statusOptions(request)}
      />
      {asking ? (
        <ReasonDialog
          request={request}
          to={asking}
          onCancel={() => setAsking(null)}
          onConfirm={(reason) => send(asking, reason)}
        />
      ) : null}
    </>
  );
}
