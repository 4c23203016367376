import { useState } from 'react';
import { call, type Panel, type StaffRequest, type StaffStatus } from '../../../../api/call';
import { hasCode } from '../../../../api/problem';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { useFormDraft } from '../../../forms/use-draft';
import { statusLabels } from '../../../labels';
import { requestPaths } from '../queries';
import { nowIs, reasonWords as words } from '../words';
import { changeRequest } from './change-request';

interface ReasonDialogProps {
  panel: Panel;
  request: StaffRequest;
  to: StaffStatus;
  onClose: () => void;
}

/** Unusual status changes are allowed, but need a reason for the history. */
export function ReasonDialog({ panel, request: opened, to, onClose }: ReasonDialogProps) {
  const [request, setRequest] = useState(opened);
  const form = useApiForm({
    call: call('PUT /api/admin-requests'),
    defaultValues: { reason: '' },
    draft: useFormDraft('status-reason', request._id, ['reason']),
    send: async ({ reason }) => {
      try {
        return await changeRequest(panel, {
          requestId: request._id,
          status: to,
          version: request.version,
          ...(reason.trim() ? { reason: reason.trim() } : {}),
        });
      } catch (error) {
        // The retry uses the current version.
        if (hasCode(error, 'version_conflict')) {
          setRequest({ ...request, ...(error.problem.current as Partial<StaffRequest>) });
        }
        throw error;
      }
    },
    stale: requestPaths,
    onClose,
  });
  return (
    <ChangeDialog
      title={words.title}
      description={words.text(request.projectName, statusLabels[request.status], statusLabels[to])}
      action={words.action}
      form={form}
      conflict={nowIs(statusLabels[request.status])}
    >
      <TextArea {...form.field('reason', words.label)} rows={3} />
    </ChangeDialog>
  );
}
