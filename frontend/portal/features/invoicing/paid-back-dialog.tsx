import { call } from '../../../api/call';
import { today, type Day } from '../../../lib/dates';
import { TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { amountField, minorOf, typedOf } from './amount-field';
import type { Payment } from './payment-source';
import { giveWords, paidBackWords as words } from './words';

export function PaidBackDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { _id: id, currency } = payment;
  const form = useApiForm({
    call: call('POST /api/payments/{id}/paid-back', { path: { id } }),
    of: payment,
    valuesOf: (one: Payment) => ({
      amount: typedOf(one.unallocatedMinor || one.minor - one.backMinor, currency),
      on: today() as string,
      note: '',
    }),
    send: ({ amount, on, note }, post, { version }) =>
      post({ minor: minorOf(amount, currency)!, on: on as Day, note, version }),
    onClose,
  });
  return (
    <ChangeDialog {...words} isDangerous form={form}>
      <FieldColumns>
        <TextField
          {...amountField(form, 'amount', { label: giveWords.amount(currency), currency })}
        />
        <TextField {...form.field('on', words.on)} type="date" max={today()} />
      </FieldColumns>
      <TextField {...form.field('note', words.note)} />
    </ChangeDialog>
  );
}
