import type { Panel, RequestStatus, StaffStatus } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { CompactSelect } from '../../../../ui/inputs';
import { useDeliberateSelect } from '../../../../ui/use-deliberate-select';
import { useStatusChange } from './use-status-change';
import { isStaffStatus, isUnusual, statusOptions } from './usual-moves';

interface StatusSelectProps {
  panel: Panel;
  request: StaffRequest;
  /** An unusual change needs a reason first. */
  onAsk: (to: StaffStatus) => void;
}

/** Changes the status from the row. */
export function StatusSelect({ panel, request, onAsk }: StatusSelectProps) {
  const change = useStatusChange(panel);
  const select = useDeliberateSelect<RequestStatus>(request.status, (status) => {
    if (!isStaffStatus(status)) return;
    if (isUnusual(request, status)) onAsk(status);
    else change.submit({ requestId: request._id, status, version: request.version });
  });
  return (
    <CompactSelect
      {...select}
      aria-label={`Status of ${request.projectName}`}
      disabled={change.isPending}
      options={statusOptions(request)}
    />
  );
}
