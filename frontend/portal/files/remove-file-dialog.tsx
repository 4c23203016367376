import { call } from '../../api/call';
import type { Attachment, GetPath } from '../../api/types';
import { ConfirmDialog } from '../forms/confirm-dialog';
import { fileWords } from './words';

const words = fileWords.removing;

interface RemoveFileDialogProps {
  file: Pick<Attachment, '_id' | 'name'>;
  stale: readonly GetPath[];
  onClose: () => void;
}

export function RemoveFileDialog({ file: { _id, name }, stale, onClose }: RemoveFileDialogProps) {
  return (
    <ConfirmDialog
      title={words.title}
      description={name}
      action={words.action}
      isDangerous
      run={call('DELETE /api/attachments/{id}', { path: { id: _id } }).send}
      stale={stale}
      done={words.done}
      failure={words.failure}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
