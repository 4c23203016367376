import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { api, unwrapFile } from '../../api/client';
import type { Attachment } from '../../api/types';
import { formatBytes } from '../../lib/bytes';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/button';
import { sentenceOf } from '../forms/failure';
import { requestsKey } from '../features/requests/queries';
import styles from './files.module.css';
import { fileWords as words } from './words';

const RemoveFileDialog = lazy(() =>
  import('./remove-file-dialog').then((m) => ({ default: m.RemoveFileDialog })),
);

const pathOf = (id: string) => ({ params: { path: { id } } });

/** Not a link, because a download needs the bearer token. */
const download = async ({ _id, name }: Attachment) => {
  const { content } = await unwrapFile(
    api.GET('/api/attachments/{id}', { ...pathOf(_id), parseAs: 'blob' }),
  );
  saveFile(content, name);
};

export function FileList({ files, label }: { files: readonly Attachment[]; label?: string }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label ?? words.label}>
      {files.map((file) => (
        <FileRow key={file._id} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ file }: { file: Attachment }) {
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => toast.error(sentenceOf(error, words.downloadFailed)),
  });
  const { name, bytes, state, canRemove } = file;
  const isUsable = state === 'clean' || state === 'unscanned';
  return (
    <li className={styles.row} data-state={state}>
      {isUsable ? (
        <button
          type="button"
          className={styles.download}
          aria-label={words.download(name)}
          aria-busy={isPending || undefined}
          onClick={() => mutate(file)}
        >
          <Download aria-hidden="true" size={16} />
          <span className={styles.name}>{name}</span>
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.size}>{formatBytes(bytes)}</span>
      {state === 'clean' ? null : (
        <span className={isUsable ? styles.size : styles.problem}>{words.state[state]}</span>
      )}
      {canRemove ? (
        <Button
          variant="quiet"
          small
          iconOnly
          aria-label={words.remove(name)}
          onClick={() => setRemoving(true)}
        >
          <Trash2 aria-hidden="true" size={16} />
        </Button>
      ) : null}
      {isRemoving ? (
        <Suspense>
          <RemoveFileDialog file={file} stale={requestsKey} onClose={() => setRemoving(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
