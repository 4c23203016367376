import { call } from '../../../../api/call';
import type { RequestDetail } from '../../../../api/types';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog } from '../../../forms/change-dialog';
import { textDrafts } from '../../../forms/draft-store';
import { useApiForm } from '../../../forms/use-api-form';
import { useFormDraft } from '../../../forms/use-draft';
import { useAppliedChange } from '../use-applied-change';
import { moveWords, reasonWords } from '../words';

const moves = {
  withdraw: {
    name: 'POST /api/requests/{id}/withdraw',
    drafts: textDrafts('withdraw', ['reason']),
  },
  reopen: {
    name: 'POST /api/requests/{id}/reopen',
    drafts: textDrafts('reopen', ['reason']),
  },
} as const;

export type Move = keyof typeof moves;

interface MoveDialogProps {
  request: RequestDetail;
  move: Move;
  onClose: () => void;
}

export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { name, drafts } = moves[move];
  const { title, text, label, button, done, failure } = moveWords[move];
  const apply = useAppliedChange(request._id);
  const form = useApiForm({
    call: call(name, { path: { id: request._id } }),
    defaultValues: { reason: '' },
    draft: useFormDraft(drafts, request._id),
    send: ({ reason }, post) => apply(post(reason.trim() ? { reason: reason.trim() } : {})),
    failure,
    done,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={title}
      description={request.projectName}
      action={button}
      isDangerous={move === 'withdraw'}
      form={form}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        {...form.field('reason', reasonWords.name, moveWords.reopen.missing)}
        label={label}
        optionalNote={false}
        rows={3}
      />
    </ChangeDialog>
  );
}
