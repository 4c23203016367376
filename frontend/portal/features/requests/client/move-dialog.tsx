import { call, type RequestDetail } from '../../../../api/call';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { useAppliedChange } from '../use-applied-change';
import { moveWords, reasonWords } from '../words';

export type Move = keyof typeof moveWords;

interface MoveDialogProps {
  request: RequestDetail;
  move: Move;
  onClose: () => void;
}

export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { title, text, label, button, done } = moveWords[move];
  const apply = useAppliedChange(request._id);
  const form = useApiForm({
    call: call(`POST /api/requests/{id}/${move}`, { path: { id: request._id } }),
    defaultValues: { reason: '' },
    send: ({ reason }, post) => apply(post(reason.trim() ? { reason: reason.trim() } : {})),
    isApplied: true,
    done,
    onClose,
  });
  return (
    <ChangeDialog
      title={title}
      description={request.projectName}
      action={button}
      isDangerous={move === 'withdraw'}
      form={form}
    >
      <p>{text}</p>
      <TextArea
        {...form.field('reason', reasonWords.name, moveWords.reopen.missing)}
        label={label}
        // The label of the other says that it is optional.
        required={move === 'reopen' || undefined}
        rows={3}
      />
    </ChangeDialog>
  );
}
