import type { QueryKey } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client';
import type { Attachment } from '../../api/types';
import { ConfirmDialog } from '../forms/confirm-dialog';
import { fileWords } from './words';

const words = fileWords.removing;

interface RemoveFileDialogProps {
  file: Pick<Attachment, '_id' | 'name'>;
  stale: QueryKey;
  onClose: () => void;
}

export function RemoveFileDialog({ file: { _id, name }, stale, onClose }: RemoveFileDialogProps) {
  return (
    <ConfirmDialog
      title={words.title}
      description={name}
      action={words.action}
      isDangerous
      run={() => unwrap(api.DELETE('/api/attachments/{id}', { params: { path: { id: _id } } }))}
      stale={[stale]}
      done={words.done}
      failure={words.failure}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
