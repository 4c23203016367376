import {
  call,
  type Panel,
  type RequestStatus,
  type StaffRequest,
  type StaffStatus,
} from '../../../../api/call';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { RequestStatusWords } from '../../../../api/generated/words/request-status';
import { reasonWords as words, staffViewWords } from '../../requests/words';
import { changeRequest } from './change-request';

interface ReasonDialogProps {
  panel: Panel;
  request: StaffRequest;
  to: StaffStatus;
  onClose: () => void;
}

/** Unusual status changes are allowed, but need a reason for the history. */
export function ReasonDialog({ panel, request: opened, to, onClose }: ReasonDialogProps) {
  const form = useApiForm({
    call: call('PUT /api/admin-requests'),
    about: 'reason',
    of: opened,
    valuesOf: ({ status }: StaffRequest) => ({ status: status as RequestStatus, reason: '' }),
    chosen: { status: to },
    send: ({ reason }, _post, { _id: requestId, version }) =>
      changeRequest(panel, {
        requestId,
        status: to,
        version,
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      }),
    shown: {
      status: { label: staffViewWords.status, text: (status) => RequestStatusWords[status] },
    },
    onClose,
  });
  const { seen: request } = form;
  return (
    <ChangeDialog
      title={words.title}
      description={words.text(
        request.projectName,
        RequestStatusWords[request.status],
        RequestStatusWords[to],
      )}
      action={words.action}
      form={form}
    >
      <TextArea {...form.field('reason', words.label)} rows={3} />
    </ChangeDialog>
  );
}
