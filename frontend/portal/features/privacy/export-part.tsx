import { useState } from 'react';
import { call, download, queriesOf } from '../../../api/call';
import type { OwnPrivacy } from '../../../api/types';
import { formatBytes } from '../../../lib/bytes';
import { formatDayAndTime } from '../../../lib/dates';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { queryClient } from '../../query-client';
import { SecureDialog } from '../profile/secure-dialog';
import { RowAction } from '../../components/row-action';
import own from './privacy.module.css';
import { ownDataWords as words } from './words';

export function ExportPart({ export: last, nextExportAt }: OwnPrivacy) {
  const [isAsking, setAsking] = useState(false);
  const isMaking = last !== null && !last.isReady;
  return (
    <Stack gap={3} className={own.part}>
      <Text as="h3" size={4} strong>
        {words.copy}
      </Text>
      <p>{words.copyText}</p>
      {isMaking ? <p role="status">{words.making}</p> : null}
      {last?.isReady && last.expiresAt ? (
        <p role="status">{words.ready(formatDayAndTime(last.expiresAt))}</p>
      ) : null}
      <Row as="p" gap={3}>
        {last?.isReady ? (
          <RowAction
            send={() => download('/api/privacy/export/{id}', { path: { id: last._id } })}
            failure={words.downloadFailure}
            onDone={({ content, name }) => saveFile(content, name)}
          >
            {words.download} ({formatBytes(last.bytes ?? 0)})
          </RowAction>
        ) : null}
        {nextExportAt ? null : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        )}
      </Row>
      {nextExportAt && !isMaking ? (
        <Text soft size={3} figures>
          {words.nextAt(formatDayAndTime(nextExportAt))}
        </Text>
      ) : null}
      {isAsking ? (
        <SecureDialog
          title={words.askTitle}
          action={words.ask}
          failure={words.askFailure}
          run={async () => {
            await call('POST /api/privacy/export').send({});
            await queryClient.invalidateQueries(queriesOf(['/api/privacy']));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.askText}</p>
        </SecureDialog>
      ) : null}
    </Stack>
  );
}
