import type { ComponentProps } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { type Attachment, download } from '../../api/call';
import { formatBytes } from '../../lib/bytes';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/button';
import { Row, Stack, Text } from '../../ui/layout/layout';
import { useSubmit } from '../forms/use-submit';
import styles from './files.module.css';
import { removeFile } from './remove-file';
import { fileWords as words } from './words';

export function FileList({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={1} className={styles.list} aria-label={words.label}>
      {files.map((file) => (
        <FileRow key={file._id} file={file} />
      ))}
    </Stack>
  );
}

function FileRow({ file }: { file: Attachment }) {
  const { _id, name, bytes, state, canRemove } = file;
  // Not a link, because a download needs the bearer token.
  const saving = useSubmit({
    send: () => download('/api/attachments/{id}', { path: { id: _id } }),
    onDone: ({ content }) => saveFile(content, name),
  });
  const isUsable = state === 'clean' || state === 'unscanned';
  return (
    <FileItem data-state={state}>
      {isUsable ? (
        <Row
          as="button"
          type="button"
          nowrap
          align="center"
          gap={2}
          breaks
          className={styles.download}
          aria-label={words.download(name)}
          aria-busy={saving.isPending || undefined}
          onClick={() => saving.submit()}
        >
          <Download aria-hidden="true" size={16} />
          <span>{name}</span>
        </Row>
      ) : (
        <Text as="span" breaks>
          {name}
        </Text>
      )}
      <span className={styles.size}>{formatBytes(bytes)}</span>
      {state === 'clean' ? null : (
        <span className={isUsable ? styles.size : styles.problem}>{words.state[state]}</span>
      )}
      {canRemove ? (
        <Button small iconOnly aria-label={words.remove(name)} onClick={() => removeFile(file)}>
          <Trash2 aria-hidden="true" size={16} />
        </Button>
      ) : null}
    </FileItem>
  );
}

/** One file of a list, sent or still to be sent. */
export const FileItem = (props: ComponentProps<typeof Row<'li'>>) => (
  <Row as="li" align="center" gap="1 3" size={2} line="above" className={styles.row} {...props} />
);
