import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../api/call';
import { constraints } from '../../../../api/generated/constraints';
import type { RequestDetail } from '../../../../api/types';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/inputs';
import { ChangeDialog } from '../../../forms/change-dialog';
import { textDrafts } from '../../../forms/draft-store';
import { fieldMessage } from '../../../forms/failure';
import { problemOf } from '../../../forms/rules';
import { useDraft } from '../../../forms/use-draft';
import { useRequestChange } from '../use-request-change';
import { editWords, moveWords } from '../words';

/** Loaded on demand with the wizard's fields. */
const EditRequestDialog = lazy(() =>
  import('./edit-request-dialog').then((m) => ({ default: m.EditRequestDialog })),
);

type Move = 'withdraw' | 'reopen';

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
  const { name, drafts } = moves[move];
  const { title, text, label, button, done, failure } = moveWords[move];
  const { draft, write, drop } = useDraft(drafts, request._id, { reason: '' });
  const reason = draft.reason.trim();
  const change = useRequestChange({
    id: request._id,
    send: (_: void) => call(name, { path: { id: request._id } }).send({ reason }),
    failure,
    done,
    onDone: () => {
      drop();
      onClose();
    },
  });
  // The server refuses an empty reason with its own message.
  const tooLong = reason === '' ? null : problemOf(constraints[name].reason, 'The reason', reason);
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
