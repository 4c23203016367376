import { call } from '../../../api/call';
import { PaymentByHandValues } from '../../../api/generated/enums';
import { today, type Day } from '../../../lib/dates';
import { currency as ownCurrency } from '../../../lib/money';
import { SelectField, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { optionsOf } from '../../labels';
import { amountField, minorOf, typedOf } from './amount-field';
import { invoiceOptions, type OpenInvoice, useOpenInvoices } from './invoice-choice';
import { giveWords, recordWords as words } from './words';

type Owed = Pick<OpenInvoice, '_id' | 'currency' | 'openMinor' | 'client' | 'company'>;

interface RecordProps {
  /** The invoice that it pays; without one it is chosen, or none. */
  invoice?: Owed;
  onClose: () => void;
}

export const RecordDialog = ({ invoice, onClose }: RecordProps) =>
  invoice ? (
    <RecordForm invoices={[]} invoice={invoice} onClose={onClose} />
  ) : (
    <RecordForAny onClose={onClose} />
  );

const RecordForAny = ({ onClose }: { onClose: () => void }) => (
  <RecordForm invoices={useOpenInvoices()} onClose={onClose} />
);

function RecordForm({ invoice, invoices, onClose }: RecordProps & { invoices: OpenInvoice[] }) {
  const find = (id: string) => invoice ?? invoices.find(({ _id }) => _id === id);
  const form = useApiForm({
    call: call('POST /api/payments'),
    about: invoice?._id ?? '',
    defaultValues: {
      kind: 'bank' as (typeof PaymentByHandValues)[number],
      invoiceId: invoice?._id ?? '',
      amount: invoice ? typedOf(invoice.openMinor, invoice.currency) : '',
      receivedOn: today() as string,
      payer: invoice ? invoice.company || invoice.client : '',
      note: '',
    },
    send({ amount, receivedOn, invoiceId, ...values }, post) {
      const { currency } = find(invoiceId) ?? { currency: ownCurrency };
      return post({
        ...values,
        ...{ minor: minorOf(amount, currency)!, receivedOn: receivedOn as Day },
        currency,
        ...(invoiceId ? { invoiceId } : {}),
      });
    },
    onClose,
  });
  const { currency } = find(form.watch('invoiceId')) ?? { currency: ownCurrency };
  return (
    <ChangeDialog {...words} form={form}>
      {invoice ? null : (
        <SelectField
          {...form.field('invoiceId', giveWords.invoice)}
          placeholder={giveWords.noInvoice}
          options={invoiceOptions(invoices)}
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
