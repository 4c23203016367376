import { Paperclip, RotateCw, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useId, useRef } from 'react';
import { FileMediaTypeValues } from '../../api/generated/enums';
import { formatBytes } from '../../lib/bytes';
import { Button } from '../../ui/button';
import { Stack, Text } from '../../ui/layout/layout';
import { Progress } from '../../ui/progress';
import { FileItem } from './file-list';
import styles from './files.module.css';
import type { ChosenFile, Upload } from './uploads';
import type { Uploads } from './use-uploads';
import { fileWords as words } from './words';

/** With `image/*`, phones offer their camera. */
const accepted = [
  'image/*',
  ...['.csv', '.eml', '.ics', '.pages', '.numbers', '.key', '.odp', '.idml', '.sketch', '.epub'],
  ...FileMediaTypeValues,
].join();

/** A browser hands over a folder as a file that cannot be read. */
const itemsOf = ({ items }: DataTransfer): ChosenFile[] =>
  [...items].flatMap((item) => {
    const file = item.getAsFile();
    const isFolder = item.webkitGetAsEntry()?.isDirectory ?? false;
    return file ? [{ file, isFolder }] : [];
  });

/** Handlers for the form (drop) and its fields (paste). */
export function fileTarget({ add }: Uploads) {
  const hasFiles = (data: DataTransfer) => data.types.includes('Files');
  return {
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      add(itemsOf(event.dataTransfer));
    },
    onPaste: (event: ClipboardEvent) => {
      // Spreadsheets add an image of the cells to the clipboard, but the text is meant.
      const { files, types } = event.clipboardData;
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      add(itemsOf(event.clipboardData));
    },
  };
}

interface FileFieldProps {
  uploads: Uploads;
  error?: string | undefined;
  withHint?: boolean;
}

export function FileField({ uploads, error, withHint = false }: FileFieldProps) {
  const id = useId();
  return (
    <Stack start gap={2}>
      <AddFiles uploads={uploads} describedBy={withHint ? id : undefined} />
      {withHint ? (
        <Text id={id} soft size={2}>
          {words.hint}
        </Text>
      ) : null}
      <FileRows uploads={uploads} error={error} />
    </Stack>
  );
}

interface AddFilesProps {
  uploads: Uploads;
  /** The paper clip alone. */
  isShort?: boolean;
  describedBy?: string | undefined;
}

export function AddFiles({ uploads, describedBy, isShort = false }: AddFilesProps) {
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
          uploads.add([...(event.target.files ?? [])].map((file) => ({ file })));
          event.target.value = '';
        }}
      />
      <Button
        variant="quiet"
        small
        iconOnly={isShort}
        aria-label={words.add}
        title={isShort ? words.add : undefined}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" size={16} />
        {isShort ? null : words.add}
      </Button>
    </>
  );
}

export const FileRows = ({ uploads, error }: Omit<FileFieldProps, 'withHint'>) => (
  <>
    {error ? (
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    ) : null}
    {uploads.uploads.length > 0 ? (
      <Stack as="ul" gap={1} className={styles.list} aria-label={words.label}>
        {uploads.uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </Stack>
    ) : null}
  </>
);

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { name, bytes, state, progress, problem, file } = upload;
  return (
    <FileItem data-state={state}>
      <Text as="span" breaks>
        {name}
      </Text>
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
        small
        iconOnly
        aria-label={state === 'sending' ? words.cancel(name) : words.remove(name)}
        onClick={() => uploads.remove(upload)}
      >
        <X aria-hidden="true" size={16} />
      </Button>
    </FileItem>
  );
}
