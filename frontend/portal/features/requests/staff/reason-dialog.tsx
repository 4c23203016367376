import { useState } from 'react';
import { constraints } from '../../../../api/generated/constraints';
import type { Panel, StaffStatus } from '../../../../api/generated/enums';
import { hasCode } from '../../../../api/problem';
import type { StaffRequest } from '../../../../api/types';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog } from '../../../forms/change-dialog';
import { textDrafts } from '../../../forms/draft-store';
import { problemOf } from '../../../forms/rules';
import { useDraft } from '../../../forms/use-draft';
import { useSubmit } from '../../../forms/use-submit';
import { statusLabels } from '../../../labels';
import { requestPaths } from '../queries';
import { statusFailure } from '../words';
import { changeRequest } from './change-request';

const reasonDrafts = textDrafts('status-reason', ['reason']);

interface ReasonDialogProps {
  panel: Panel;
  request: StaffRequest;
  to: StaffStatus;
  onClose: () => void;
}

/** Unusual status changes are allowed, but need a reason for the history. */
export function ReasonDialog({ panel, request: opened, to, onClose }: ReasonDialogProps) {
  const [request, setRequest] = useState(opened);
  const { draft, write, drop } = useDraft(reasonDrafts, request._id, { reason: '' });
  const reason = draft.reason.trim();
  const reasonProblem = problemOf(constraints['PUT /api/admin-requests'].reason, 'Reason', reason);

  async function send() {
    try {
      return await changeRequest(panel, {
        requestId: request._id,
        status: to,
        version: request.version,
        ...(reason ? { reason } : {}),
      });
    } catch (error) {
      // The retry uses the current version.
      if (hasCode(error, 'version_conflict')) {
        setRequest({ ...request, ...(error.problem.current as Partial<StaffRequest>) });
      }
      throw error;
    }
  }

  const change = useSubmit({
    send,
    failure: statusFailure,
    failsIn: 'place',
    stale: requestPaths,
    done: ({ message }) => message,
    onDone: () => {
      drop();
      onClose();
    },
  });
  return (
    <ChangeDialog
      title="Unusual change of status"
      description={`${request.projectName}: from ${statusLabels[request.status]} to ${statusLabels[to]}. The client reads the reason in the history.`}
      action="Change status"
      change={change}
      onSubmit={() => change.submit()}
      draft={{ drop }}
      conflict={`It is now ${statusLabels[request.status]}.`}
      blocked={reasonProblem ?? undefined}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        rows={3}
        value={draft.reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </ChangeDialog>
  );
}
