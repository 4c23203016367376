import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { useAccess } from '../../access/use-access';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { confirm } from '../../forms/confirm';
import { paths } from '../../paths';
import type { Invoice } from '../invoices/invoice-source';
import { isOpen } from '../invoices/parts';
import { draftWords, manageWords as words } from './words';

const RecordDialog = lazyDialog(() => import('./record-dialog'), 'RecordDialog');
const CreditDialog = lazyDialog(() => import('./credit-dialog'), 'CreditDialog');
const WriteOffDialog = lazyDialog(() => import('./write-off-dialog'), 'WriteOffDialog');

/** Actions of staff, beside the title of an invoice. */
export function Actions({ invoice }: { invoice: Invoice }) {
  const { state, kind, totalMinor, creditedMinor } = invoice;
  const isAdmin = useAccess()?.role === 'admin';
  if (state === 'draft') return <DeleteDraft invoice={invoice} />;
  if (kind === 'credit') return null;
  return (
    <>
      {isOpen(invoice) ? (
        <DialogButton label={words.record} dialog={RecordDialog} of={{ invoice }} />
      ) : null}
      {creditedMinor < totalMinor ? (
        <DialogButton
          variant="secondary"
          label={words.credit}
          dialog={CreditDialog}
          of={{ invoice }}
        />
      ) : null}
      {isOpen(invoice) && isAdmin ? (
        <DialogButton
          variant="quiet"
          label={words.writeOff}
          dialog={WriteOffDialog}
          of={{ invoice }}
        />
      ) : null}
    </>
  );
}

function DeleteDraft({ invoice: { _id: id, version } }: { invoice: Invoice }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      label={draftWords.remove}
      onClick={() =>
        confirm({
          ...draftWords.removing,
          isDangerous: true,
          run: async () => {
            await call('DELETE /api/invoices/{id}/draft', { path: { id } }).send({ version });
            void navigate(paths.invoicing);
          },
        })
      }
    />
  );
}
