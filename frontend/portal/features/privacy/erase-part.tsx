import { useState } from 'react';
import { call } from '../../../api/call';
import type { OwnPrivacy } from '../../../api/types';
import { formatDate } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { RowAction } from '../../components/row-action';
import { EraseDialog } from './erase-dialog';
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
