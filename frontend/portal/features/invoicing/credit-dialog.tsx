import { call, type CreditReason } from '../../../api/call';
import { CreditReasonValues } from '../../../api/generated/enums';
import { formatMinor } from '../../../lib/money';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { optionsOf } from '../../labels';
import type { Invoice } from '../invoices/invoice-source';
import { reasonLabels } from '../invoices/words';
import { amountField, minorOf } from './amount-field';
import { creditWords as words } from './words';

const options = [
  { value: 'whole', label: words.whole },
  { value: 'parts', label: words.parts },
];

export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { _id: id, number, lines, currency } = invoice;
  const form = useApiForm({
    call: call('POST /api/invoices/{id}/credit', { path: { id } }),
    of: invoice,
    valuesOf: () => ({
      reason: 'reduction' as CreditReason,
      explanation: '',
      what: 'whole',
      amounts: lines.map(() => ''),
    }),
    send: ({ reason, explanation, what, amounts }, post, { version }) =>
      post({
        ...{ reason, explanation, version },
        lines: what === 'whole' ? [] : credited(amounts, currency),
      }),
    onClose,
  });
  const { what, amounts } = form.watch();
  const isNothing = what === 'parts' && amounts.every((text) => text === '');
  return (
    <ChangeDialog
      title={words.title(number ?? '')}
      description={words.description}
      action={words.action}
      isDangerous
      blocked={isNothing ? words.nothing : undefined}
      form={form}
    >
      <SelectField
        {...form.field('reason', words.reason)}
        options={optionsOf(CreditReasonValues, reasonLabels)}
      />
      <TextArea
        {...form.field('explanation', words.explanation)}
        hint={words.explanationHint}
        rows={3}
      />
      <SelectField {...form.field('what', words.what)} required options={options} />
      {what === 'parts'
        ? lines.map((line, index) => (
            <TextField
              key={index}
              hint={words.amountHint(formatMinor(line.netMinor, currency))}
              {...amountField(form, `amounts.${index}`, {
                label: words.amount(line.text, currency),
                currency,
                isOptional: true,
              })}
            />
          ))
        : null}
    </ChangeDialog>
  );
}

const credited = (amounts: readonly string[], currency: string) =>
  amounts.flatMap((text, line) => {
    const netMinor = minorOf(text, currency);
    return netMinor === null ? [] : [{ line, netMinor }];
  });
