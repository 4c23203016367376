import { call } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import type { Invoice } from '../invoices/invoice-source';
import { writeOffWords as words } from './words';

export function WriteOffDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { _id: id, number, openMinor, currency } = invoice;
  const form = useApiForm({
    call: call('POST /api/invoices/{id}/write-off', { path: { id } }),
    of: invoice,
    valuesOf: () => ({ reason: '' }),
    onClose,
  });
  return (
    <ChangeDialog
      title={words.title(number ?? '')}
      description={words.description(formatMinor(openMinor, currency))}
      action={words.action}
      isDangerous
      form={form}
    >
      <TextArea {...form.field('reason', words.reason)} rows={3} />
    </ChangeDialog>
  );
}
