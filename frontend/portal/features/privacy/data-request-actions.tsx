import { call, download } from '../../../api/call';
import type { DataRequest } from '../../../api/types';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import { RowActions } from '../../lists/cells';
import { requestWords as words } from './words';

export function DataRequestActions({ request }: { request: DataRequest }) {
  const { _id, name, email, state, kind, hasFile } = request;
  const at = { path: { id: _id } };
  const who = name ?? email ?? words.erased;
  const questions = {
    run: {
      ...words.running,
      text: kind === 'erase' ? words.runErase : words.runExport,
      isDangerous: kind === 'erase',
      run: call('POST /api/admin/privacy/{id}/run', at).send,
    },
    cancel: { ...words.cancelling, run: call('DELETE /api/admin/privacy/{id}', at).send },
  };
  return (
    <RowActions>
      {hasFile ? <DownloadButton id={_id} who={who} /> : null}
      {state === 'waiting'
        ? (['run', 'cancel'] as const).map((act) => (
            <Button
              key={act}
              variant="quiet"
              small
              aria-label={words.about(words[act], who)}
              onClick={() => confirm({ ...questions[act], stale: ['/api/admin/privacy'] })}
            >
              {words[act]}
            </Button>
          ))
        : null}
    </RowActions>
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
