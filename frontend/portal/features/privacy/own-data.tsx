import { useState } from 'react';
import { call, download, type OwnPrivacy, q, useQuery } from '../../../api/call';
import { formatBytes } from '../../../lib/bytes';
import { formatDate, formatDayAndTime, dayOf } from '../../../lib/dates';
import { saveFile } from '../../../lib/save-file';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { me } from '../../session/queries';
import { Proof } from '../profile/proof';
import { Section } from '../profile/section';
import { useArrival } from '../../components/use-arrival';
import { SecureDialog } from '../profile/secure-dialog';
import { ownDataWords as words } from './words';

const lookEvery = 5_000;

const ownPrivacy = () =>
  q('/api/privacy', undefined, {
    refetchInterval: ({ state }) =>
      state.data?.export && !state.data.export.isReady ? lookEvery : false,
  });

export default function OwnData() {
  const state = useQuery(ownPrivacy());
  const { data: user } = useQuery(me());
  useArrival('your-data', state.data !== undefined);
  return (
    <Section id="your-data" lead={words.lead}>
      <Loaded query={state} loading={words.loading} failure={words.loadFailure} isQuiet>
        {(answer) =>
          user ? (
            <>
              <ExportPart {...answer} />
              <ErasePart erasure={answer.erasure} isStaff={user.role !== 'client'} />
            </>
          ) : null
        }
      </Loaded>
    </Section>
  );
}

const ErasePart = ({ erasure, isStaff }: { erasure: OwnPrivacy['erasure']; isStaff: boolean }) => (
  <Stack gap={3} before={5} line="above">
    <Text as="h3" size={4} strong>
      {words.erase}
    </Text>
    {erasure ? (
      <UnderWay day={formatDate(dayOf(erasure.runsAt))} />
    ) : (
      <>
        <p>{isStaff ? words.staff : words.eraseText}</p>
        {isStaff ? null : (
          <>
            <Text soft>{words.stays}</Text>
            <Text soft>{words.contracts}</Text>
            <Row as="p" gap={3}>
              <DialogButton variant="danger" label={words.start} dialog={EraseDialog} />
            </Row>
          </>
        )}
      </>
    )}
  </Stack>
);

const UnderWay = ({ day }: { day: string }) => (
  <Alert tone="warning">
    <p>{words.underWay(day)}</p>
    <p>
      <RowAction
        variant="secondary"
        label={words.keep}
        send={call('DELETE /api/privacy/erase').send}
        done={words.kept}
      />
    </p>
  </Alert>
);

/** Explains the erasure and the time to cancel it; asks for the password. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/privacy/erase'),
    // A password or a code alone.
    draft: 'none',
    defaultValues: { currentPassword: '' },
    send: ({ currentPassword }, post) => post(currentPassword === '' ? {} : { currentPassword }),
    done: words.done,
    onClose,
  });
  return (
    <ChangeDialog title={words.title} action={words.confirm} isDangerous form={form}>
      <p>{words.eraseText}</p>
      <p>{words.stays}</p>
      <p>{words.grace}</p>
      <Proof field={form.field} />
    </ChangeDialog>
  );
}

function ExportPart({ export: last, nextExportAt }: OwnPrivacy) {
  const [isAsking, setAsking] = useState(false);
  const isMaking = last !== null && !last.isReady;
  return (
    <Stack gap={3}>
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
            onDone={({ content, name }) => saveFile(content, name)}
          >
            {words.download} ({formatBytes(last.bytes ?? 0)})
          </RowAction>
        ) : null}
        {nextExportAt ? null : (
          <Button variant="secondary" label={words.ask} onClick={() => setAsking(true)} />
        )}
      </Row>
      {nextExportAt && !isMaking ? (
        <Text soft figures>
          {words.nextAt(formatDayAndTime(nextExportAt))}
        </Text>
      ) : null}
      {isAsking ? (
        <SecureDialog
          title={words.askTitle}
          action={words.ask}
          run={async () => {
            await call('POST /api/privacy/export').send({});
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
