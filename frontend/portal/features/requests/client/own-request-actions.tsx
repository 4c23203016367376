import { useState } from 'react';
import type { RequestDetail } from '../../../../api/types';
import { Button } from '../../../../ui/button';
import { lazyDialog } from '../../../components/lazy-dialog';
import { editWords, moveWords } from '../words';
import type { Move } from './move-dialog';

// Loaded on demand with the form library.
const EditRequestDialog = lazyDialog(() => import('./edit-request-dialog'), 'EditRequestDialog');
const MoveDialog = lazyDialog(() => import('./move-dialog'), 'MoveDialog');

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
        <EditRequestDialog request={request} onClose={() => setOpen(null)} />
      ) : open ? (
        <MoveDialog request={request} move={open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
