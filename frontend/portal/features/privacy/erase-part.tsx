import { useState } from 'react';
import { call } from '../../../api/call';
import type { OwnPrivacy } from '../../../api/types';
import { formatDate } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { RowAction } from '../../components/row-action';
import { ChangeDialog } from '../../forms/change-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { Proof } from '../profile/proof';
import { kitWords } from '../../words';
import own from './privacy.module.css';
import { ownDataWords as words } from './words';

interface ErasePartProps {
  erasure: OwnPrivacy['erasure'];
  isStaff: boolean;
}

export function ErasePart({ erasure, isStaff }: ErasePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={3} className={own.part}>
      <Text as="h3" size={4} strong>
        {words.erase}
      </Text>
      {erasure ? (
        <UnderWay day={formatDate(erasure.runsAt)} />
      ) : (
        <>
          <p>{isStaff ? words.staff : words.eraseText}</p>
          {isStaff ? null : (
            <>
              <Text soft>{words.stays}</Text>
              <Text soft>{words.contracts}</Text>
              <Row as="p" gap={3}>
                <Button variant="danger" onClick={() => setIsOpen(true)}>
                  {words.start}
                </Button>
              </Row>
            </>
          )}
        </>
      )}
      {isOpen ? <EraseDialog onClose={() => setIsOpen(false)} /> : null}
    </Stack>
  );
}

function UnderWay({ day }: { day: string }) {
  return (
    <Alert tone="warning">
      <p>{words.underWay(day)}</p>
      <p>
        <RowAction
          variant="secondary"
          send={call('DELETE /api/privacy/erase').send}
          failure={words.keepFailure}
          stale={['/api/privacy', '/api/me']}
          done={words.kept}
        >
          {words.keep}
        </RowAction>
      </p>
    </Alert>
  );
}

/** Explains the erasure and the time to cancel it; asks for the password. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/privacy/erase'),
    defaultValues: { currentPassword: '' },
    send: ({ currentPassword }, post) => post(currentPassword === '' ? {} : { currentPassword }),
    failure: words.failure,
    stale: ['/api/privacy', '/api/me'],
    done: words.done,
    onClose,
  });
  return (
    <ChangeDialog title={words.title} action={words.confirm} isDangerous form={form}>
      <p>{words.eraseText}</p>
      <p>{words.stays}</p>
      <p>{words.grace}</p>
      <Proof field={form.field('currentPassword', kitWords.currentPassword)} />
    </ChangeDialog>
  );
}
