import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import type {
  AnswerOf,
  Panel,
  RequestStatus,
  StaffRequest,
  StaffStatus,
} from '../../../../api/call';
import { Badge } from '../../../../ui/badge';
import { useSubmit } from '../../../forms/use-submit';
import { requestPaths } from '../queries';
import { staffPaths } from '../request-sources';
import { statusLooks } from '../status-badge';
import { staffViewWords, statusFailure } from '../words';
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
    failure: statusFailure,
    optimistic: {
      path: staffPaths[panel],
      change: (list: StaffList, { requestId, status }) => ({
        ...list,
        requests: list.requests.map((request) =>
          request._id === requestId && status ? { ...request, status } : request,
        ),
      }),
    },
    stale: requestPaths,
    done: ({ message }) => message,
  });

/**
 * A closed select changes with every arrow key. If changes are sent at once, keys only choose:
 * Enter or blur sends, Escape reverts. The pointer and the open list send directly.
 */
function useDeliberateSelect<T extends string>(value: T, onCommit: (value: T) => void) {
  const [chosen, setChosen] = useState<T | null>(null);
  const isKeyPress = useRef(false);

  function commit(next: T | null): void {
    setChosen(null);
    if (next !== null && next !== value) onCommit(next);
  }

  return {
    value: chosen ?? value,
    onChange(event: ChangeEvent<HTMLSelectElement>) {
      const next = event.target.value as T;
      if (isKeyPress.current) setChosen(next);
      else commit(next);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') commit(chosen);
      else if (event.key === 'Escape') setChosen(null);
      // The browser changes the value while handling this key.
      isKeyPress.current = true;
      setTimeout(() => {
        isKeyPress.current = false;
      }, 0);
    },
    onBlur: () => commit(chosen),
  };
}
