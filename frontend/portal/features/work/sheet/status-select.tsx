import type {
  AnswerOf,
  Panel,
  RequestStatus,
  StaffRequest,
  StaffStatus,
} from '../../../../api/call';
import { Badge } from '../../../../ui/badge';
import { useDeliberateSelect } from '../../../../ui/use-deliberate-select';
import { useSubmit } from '../../../forms/use-submit';
import { staffPaths } from '../../requests/request-sources';
import { statusLooks } from '../../requests/status-badge';
import { staffViewWords } from '../../requests/words';
import { type Change, changeRequest } from './change-request';
import styles from './staff.module.css';
import { isStaffStatus, isUnusual, statusOptions } from './usual-moves';

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
  const [tone, glyph] = statusLooks[select.value];
  return (
    <span className={styles.statusMenu}>
      <Badge tone={tone} glyph={glyph}>
        <select
          {...select}
          className={styles.statusSelect}
          data-key="status"
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

type StaffList = AnswerOf<(typeof staffPaths)[Panel], 'get'>;

/** Shows the new status at once, and reverts with the server's message if refused. */
const useStatusChange = (panel: Panel) =>
  useSubmit({
    send: (change: Change) => changeRequest(panel, change),
    optimistic: {
      path: staffPaths[panel],
      change: (list: StaffList, { requestId, status }) => ({
        ...list,
        requests: list.requests.map((request) =>
          request._id === requestId && status ? { ...request, status } : request,
        ),
      }),
    },
    done: ({ message }) => message,
  });
