import { Paperclip, RotateCw, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useId, useRef } from 'react';
import { FileMediaTypeValues } from '../../api/generated/enums';
import { formatBytes } from '../../lib/bytes';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import styles from './files.module.css';
import type { Upload } from './uploads';
import type { Uploads } from './use-uploads';
import { fileWords as words } from './words';

/** Phones offer their camera for pictures. */
const accepted = ['image/*', '.csv', ...FileMediaTypeValues].join();

/** For the form that files are dropped on, and for its fields that they are pasted into. */
export function fileTarget({ add }: Uploads) {
  const hasFiles = (data: DataTransfer) => data.types.includes('Files');
  return {
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      // A table of a spreadsheet is pasted as text, although it comes with a picture of itself.
      const { files, types } = event.clipboardData;
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      add([...files]);
    },
  };
}

interface FileFieldProps {
  uploads: Uploads;
  /** What the server said of them. */
  error?: string | undefined;
  /** The kinds and sizes, where there is room to say them. */
  withHint?: boolean;
}

/** Chooses files and shows how far each is. */
export function FileField({ uploads, error, withHint = false }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <AddFiles uploads={uploads} describedBy={withHint ? id : undefined} />
      {withHint ? (
        <p id={id} className={styles.hint}>
          {words.hint}
        </p>
      ) : null}
      <FileRows uploads={uploads} error={error} />
    </div>
  );
}

interface AddFilesProps {
  uploads: Uploads;
  describedBy?: string | undefined;
}

export function AddFiles({ uploads, describedBy }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={words.label}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="quiet"
        small
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" size={16} />
        {words.add}
      </Button>
    </>
  );
}

/** The chosen files; nothing while there are none. */
export function FileRows({ uploads, error }: Omit<FileFieldProps, 'withHint'>) {
  return (
    <>
      {error ? (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      ) : null}
      {uploads.uploads.length > 0 ? (
        <ul className={styles.list} aria-label={words.label}>
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { name, bytes, state, progress, problem, file } = upload;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{formatBytes(bytes)}</span>
      <span className={styles.state} aria-live="polite">
        {state === 'sending' ? (
          <Progress value={Math.round(progress * 100)} label={words.sending(name)} showValue />
        ) : state === 'sent' ? (
          words.sent
        ) : (
          <span className={styles.problem}>{problem}</span>
        )}
      </span>
      {state === 'failed' && file ? (
        <Button
          variant="quiet"
          small
          aria-label={words.retry(name)}
          onClick={() => uploads.retry(upload)}
        >
          <RotateCw aria-hidden="true" size={16} />
          {words.retryShort}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        small
        iconOnly
        aria-label={state === 'sending' ? words.cancel(name) : words.remove(name)}
        onClick={() => uploads.remove(upload)}
      >
        <X aria-hidden="true" size={16} />
      </Button>
    </li>
  );
}
