import { useState } from 'react';
import { call } from '../../../api/call';
import type { OwnPrivacy } from '../../../api/types';
import { formatDate } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import styles from '../profile/profile.module.css';
import { RowAction } from '../../components/row-action';
import { EraseDialog } from './erase-dialog';
import own from './privacy.module.css';
import { ownDataWords as words } from './words';

interface ErasePartProps {
  erasure: OwnPrivacy['erasure'];
  isStaff: boolean;
}

export function ErasePart({ erasure, isStaff }: ErasePartProps) {
  const [opener, setOpener] = useState<Element | null>(null);
  return (
    <div className={own.part}>
      <h3 className={own.heading}>{words.erase}</h3>
      {erasure ? (
        <UnderWay day={formatDate(erasure.runsAt)} />
      ) : (
        <>
          <p>{isStaff ? words.staff : words.eraseText}</p>
          {isStaff ? null : (
            <>
              <p className={own.note}>{words.stays}</p>
              <p className={styles.buttons}>
                <Button variant="danger" onClick={(event) => setOpener(event.currentTarget)}>
                  {words.start}
                </Button>
              </p>
            </>
          )}
        </>
      )}
      {opener ? <EraseDialog opener={opener} onClose={() => setOpener(null)} /> : null}
    </div>
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
