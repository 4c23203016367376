import { useState } from 'react';
import { fieldMessage } from '../../../api/problem';
import type { RequestDetail } from '../../../api/types';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/inputs';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useNoteDraft } from '../../forms/use-note-draft';
import { useRetryKey } from '../../forms/use-retry-key';
import { reopenRequest, withdrawRequest } from '../../requests/queries';
import { useRequestChange } from '../../requests/use-request-change';

type Move = 'withdraw' | 'reopen';

const words = {
  withdraw: {
    button: 'Withdraw request',
    title: 'Withdraw this request?',
    text: 'Our team stops working on it. You can reopen it at any time.',
    label: 'Why, if you like to say',
    done: 'Your request is withdrawn.',
    failure: 'The request could not be withdrawn.',
  },
  reopen: {
    button: 'Reopen request',
    title: 'Reopen this request?',
    text: 'It goes back to our team, with everything that was said so far.',
    label: 'What is still to be done',
    done: 'Your request is open again.',
    failure: 'The request could not be reopened.',
  },
};

/** What a client can do with their own request besides writing: take it back, or up again. */
export function OwnRequestActions({ request }: { request: RequestDetail }) {
  const [open, setOpen] = useState<Move | null>(null);
  const possible: Move | null = request.canWithdraw
    ? 'withdraw'
    : request.canReopen
      ? 'reopen'
      : null;
  return (
    <>
      {possible ? (
        <Button
          variant={possible === 'withdraw' ? 'quiet' : 'secondary'}
          onClick={() => setOpen(possible)}
        >
          {words[possible].button}
        </Button>
      ) : null}
      {open ? <MoveDialog request={request} move={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

interface MoveDialogProps {
  request: RequestDetail;
  move: Move;
  onClose: () => void;
}

function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { draft, write, drop } = useNoteDraft(`${request._id}.${move}`);
  const retryable = useRetryKey();
  const send = move === 'withdraw' ? withdrawRequest : reopenRequest;
  const change = useRequestChange(request._id, (reason: string) =>
    retryable((key) => send(request._id, reason, key)),
  );
  const { title, text, label, button, done, failure } = words[move];
  return (
    <ConfirmDialog
      title={title}
      description={request.projectName}
      action={button}
      isDangerous={move === 'withdraw'}
      run={() => change.mutateAsync(draft.reason.trim())}
      done={done}
      failure={failure}
      onDone={() => {
        drop();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        label={label}
        required={move === 'reopen'}
        optionalNote={move === 'withdraw'}
        rows={3}
        maxLength={500}
        error={fieldMessage(change.error, 'reason')}
        value={draft.reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </ConfirmDialog>
  );
}
