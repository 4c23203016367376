import type { Panel, RequestStatus, StaffStatus } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { Badge } from '../../../../ui/badge';
import { useDeliberateSelect } from '../../../../ui/use-deliberate-select';
import { statusLooks } from '../status-badge';
import styles from './staff.module.css';
import { useStatusChange } from './use-status-change';
import { isStaffStatus, isUnusual, statusOptions } from './usual-moves';
import { staffViewWords } from '../words';

interface StatusSelectProps {
  panel: Panel;
  request: StaffRequest;
  onAsk: (to: StaffStatus) => void;
}

export function StatusSelect({ panel, request, onAsk }: StatusSelectProps) {
  const change = useStatusChange(panel);
  const select = useDeliberateSelect<RequestStatus>(request.status, (status) => {
    if (!isStaffStatus(status)) return;
    if (isUnusual(request, status)) onAsk(status);
    else change.submit({ requestId: request._id, status, version: request.version });
  });
  const { tone, glyph } = statusLooks[select.value];
  return (
    <span className={styles.statusMenu}>
      <Badge tone={tone} glyph={glyph}>
        <select
          {...select}
          className={styles.statusSelect}
          aria-label={staffViewWords.statusOf(request.projectName)}
          disabled={change.isPending}
        >
          {statusOptions(request).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Badge>
    </span>
  );
}
