import { call } from '../../../api/call';
import { PaymentByHandValues } from '../../../api/generated/enums';
import { today, type Day } from '../../../lib/dates';
import { currency as ownCurrency } from '../../../lib/money';
import { SelectField, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { optionsOf } from '../../labels';
import type { InvoiceRow } from '../invoices/invoice-source';
import { amountField, minorOf, typedOf } from './amount-field';
import { InvoiceField } from './invoice-field';
import { giveWords, recordWords as words } from './words';

type Owed = Pick<InvoiceRow, '_id' | 'currency' | 'openMinor' | 'client' | 'company'>;

interface RecordProps {
  /** The invoice that it pays; without one it is chosen, or none. */
  invoice?: Owed;
  onClose: () => void;
}

const valuesFor = (invoice: Owed | null | undefined) => ({
  invoiceId: invoice?._id ?? '',
  currency: invoice?.currency ?? ownCurrency,
  amount: invoice ? typedOf(invoice.openMinor, invoice.currency) : '',
  payer: invoice ? invoice.company || invoice.client : '',
});

export function RecordDialog({ invoice, onClose }: RecordProps) {
  const form = useApiForm({
    call: call('POST /api/payments'),
    about: invoice?._id ?? '',
    defaultValues: {
      ...valuesFor(invoice),
      kind: 'bank' as (typeof PaymentByHandValues)[number],
      receivedOn: today() as string,
      note: '',
    },
    send: ({ amount, receivedOn, invoiceId, ...values }, post) =>
      post({
        ...values,
        ...{ minor: minorOf(amount, values.currency)!, receivedOn: receivedOn as Day },
        ...(invoiceId ? { invoiceId } : {}),
      }),
    onClose,
  });
  const currency = form.watch('currency');
  return (
    <ChangeDialog {...words} form={form}>
      {invoice ? null : (
        <InvoiceField
          label={giveWords.invoice}
          none={giveWords.noInvoice}
          value={form.watch('invoiceId')}
          error={form.errorOf('invoiceId')}
          onChoose={(chosen) => {
            const { payer, amount, ...about } = valuesFor(chosen);
            form.setValue('invoiceId', about.invoiceId);
            form.setValue('currency', about.currency);
            form.setValue('amount', amount);
            form.setValue('payer', payer);
          }}
        />
      )}
      <FieldColumns>
        <TextField
          {...amountField(form, 'amount', { label: giveWords.amount(currency), currency })}
        />
        <TextField {...form.field('receivedOn', words.receivedOn)} type="date" max={today()} />
      </FieldColumns>
      <FieldColumns>
        <SelectField
          {...form.field('kind', words.kind)}
          options={optionsOf(PaymentByHandValues, words.kinds)}
        />
        <TextField {...form.field('payer', words.payer)} />
      </FieldColumns>
      <TextField {...form.field('note', words.note)} hint={words.noteHint} />
    </ChangeDialog>
  );
}
