import { lazy, Suspense, useState } from 'react';
import { constraints } from '../../../../api/generated/constraints';
import type { RequestDetail } from '../../../../api/types';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog } from '../../../forms/change-dialog';
import { textDrafts } from '../../../forms/draft-store';
import { fieldMessage } from '../../../forms/failure';
import { problemOf } from '../../../forms/rules';
import { useDraft } from '../../../forms/use-draft';
import { reopenRequest, withdrawRequest } from '../queries';
import { useRequestChange } from '../use-request-change';
import { editWords, moveWords } from '../words';

/** Loaded on demand with the wizard's fields. */
const EditRequestDialog = lazy(() =>
  import('./edit-request-dialog').then((m) => ({ default: m.EditRequestDialog })),
);

type Move = 'withdraw' | 'reopen';

const moves = {
  withdraw: {
    send: withdrawRequest,
    drafts: textDrafts('withdraw', ['reason']),
    limit: constraints['POST /api/requests/{id}/withdraw'].reason,
  },
  reopen: {
    send: reopenRequest,
    drafts: textDrafts('reopen', ['reason']),
    limit: constraints['POST /api/requests/{id}/reopen'].reason,
  },
};

export function OwnRequestActions({ request }: { request: RequestDetail }) {
  const [open, setOpen] = useState<Move | 'edit' | null>(null);
  const possible: Move | null = request.canWithdraw
    ? 'withdraw'
    : request.canReopen
      ? 'reopen'
      : null;
  return (
    <>
      {request.canEdit ? (
        <Button variant="secondary" onClick={() => setOpen('edit')}>
          {editWords.button}
        </Button>
      ) : null}
      {possible ? (
        <Button
          variant={possible === 'withdraw' ? 'quiet' : 'secondary'}
          onClick={() => setOpen(possible)}
        >
          {moveWords[possible].button}
        </Button>
      ) : null}
      {open === 'edit' ? (
        <Suspense>
          <EditRequestDialog request={request} onClose={() => setOpen(null)} />
        </Suspense>
      ) : open ? (
        <MoveDialog request={request} move={open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

interface MoveDialogProps {
  request: RequestDetail;
  move: Move;
  onClose: () => void;
}

function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { send, drafts, limit } = moves[move];
  const { title, text, label, button, done, failure } = moveWords[move];
  const { draft, write, drop } = useDraft(drafts, request._id, { reason: '' });
  const reason = draft.reason.trim();
  const change = useRequestChange({
    id: request._id,
    send: (_: void) => send(request._id, reason),
    failure,
    done,
    onDone: () => {
      drop();
      onClose();
    },
  });
  // The server refuses an empty reason with its own message.
  const tooLong = reason === '' ? null : problemOf(limit, 'The reason', reason);
  return (
    <ChangeDialog
      title={title}
      description={request.projectName}
      action={button}
      isDangerous={move === 'withdraw'}
      change={change}
      onSubmit={() => change.submit()}
      draft={{ drop }}
      conflict={null}
      blocked={tooLong ?? undefined}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        label={label}
        required={move === 'reopen'}
        optionalNote={false}
        rows={3}
        error={fieldMessage(change.error, 'reason')}
        value={draft.reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </ChangeDialog>
  );
}
