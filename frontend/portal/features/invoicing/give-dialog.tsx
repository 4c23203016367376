import { call } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { amountField, minorOf, typedOf } from './amount-field';
import { InvoiceField } from './invoice-field';
import type { Payment } from './payment-source';
import { giveWords as words } from './words';

export function GiveDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { _id: id, currency, unallocatedMinor } = payment;
  const form = useApiForm({
    call: call('POST /api/payments/{id}/allocations', { path: { id } }),
    of: payment,
    valuesOf: (one: Payment) => ({
      invoiceId: '',
      amount: typedOf(one.unallocatedMinor, currency),
    }),
    send: ({ invoiceId, amount }, post, { version }) =>
      post({ invoiceId, minor: minorOf(amount, currency)!, version }),
    onClose,
  });
  const { label, error } = form.field('invoiceId', words.invoice, words.chooseFirst);
  return (
    <ChangeDialog
      title={words.title}
      description={words.left(formatMinor(unallocatedMinor, currency))}
      action={words.action}
      form={form}
    >
      <InvoiceField
        {...{ label, error, currency }}
        value={form.watch('invoiceId')}
        onChoose={(invoice) => {
          form.setValue('invoiceId', invoice?._id ?? '', { shouldValidate: true });
          const most = Math.min(invoice?.openMinor ?? 0, unallocatedMinor);
          if (most > 0) form.setValue('amount', typedOf(most, currency));
        }}
      />
      <TextField {...amountField(form, 'amount', { label: words.amount(currency), currency })} />
    </ChangeDialog>
  );
}
