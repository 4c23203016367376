import { useState } from 'react';
import { call, download } from '../../../api/call';
import type { DataRequest, GetPath } from '../../../api/types';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { RowAction } from '../../components/row-action';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import table from '../../lists/data-table.module.css';
import { requestWords as words } from './words';

type Opened = { act: 'run' | 'cancel'; opener: Element };

export function DataRequestActions({ request }: { request: DataRequest }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { _id, name, email, state, kind, hasFile } = request;
  const at = { path: { id: _id } };
  const who = name ?? email ?? words.erased;
  const common = {
    opener: opened?.opener ?? null,
    stale: ['/api/admin/privacy'] satisfies GetPath[],
    onDone: close,
    onClose: close,
  };
  return (
    <span className={table.actions}>
      {hasFile ? <DownloadButton id={_id} who={who} /> : null}
      {state === 'waiting'
        ? (['run', 'cancel'] as const).map((act) => (
            <Button
              key={act}
              variant="quiet"
              small
              aria-label={words.about(words[act], who)}
              onClick={(event) => setOpened({ act, opener: event.currentTarget })}
            >
              {words[act]}
            </Button>
          ))
        : null}
      {opened?.act === 'run' ? (
        <ConfirmDialog
          {...common}
          title={words.runTitle}
          action={words.run}
          isDangerous={kind === 'erase'}
          run={call('POST /api/admin/privacy/{id}/run', at).send}
          done={words.ran}
          failure={words.runFailure}
        >
          <p>{kind === 'erase' ? words.runErase : words.runExport}</p>
        </ConfirmDialog>
      ) : null}
      {opened?.act === 'cancel' ? (
        <ConfirmDialog
          {...common}
          title={words.cancelTitle}
          action={words.cancelIt}
          back={words.back}
          run={call('DELETE /api/admin/privacy/{id}', at).send}
          done={words.cancelled}
          failure={words.cancelFailure}
        >
          <p>{words.cancelText}</p>
        </ConfirmDialog>
      ) : null}
    </span>
  );
}

function DownloadButton({ id, who }: { id: string; who: string }) {
  return (
    <RowAction
      variant="quiet"
      small
      aria-label={words.about(words.download, who)}
      send={() => download('/api/admin/privacy/{id}/file', { path: { id } })}
      failure={words.downloadFailure}
      onDone={({ content, name }) => saveFile(content, name)}
    >
      {words.download}
    </RowAction>
  );
}
