import { call, type DayOrder } from '../../../../api/call';
import { DayOrderValues, DecimalSignValues } from '../../../../api/generated/enums';
import { currency as ownCurrency } from '../../../../lib/money';
import { Checkbox, SelectField, TextField } from '../../../../ui/inputs';
import { Stack, Text } from '../../../../ui/layout/layout';
import { FieldColumns } from '../../../components/dialog-sections';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { optionsOf } from '../../../labels';
import styles from './bank.module.css';
import type { Statement } from './statement-dialog';
import { mappingWords as words } from './words';

interface MappingProps {
  statement: Statement;
  onKept: (bank: string) => void;
  onClose: () => void;
}

const valuesOf = ({ proposed, columns }: Statement) => ({
  bank: proposed?.bank ?? '',
  hasHeader: proposed?.hasHeader ?? true,
  dayColumn: proposed?.dayColumn ?? columns[0] ?? '',
  dayOrder: proposed?.dayOrder ?? ('dmy' as DayOrder),
  amountColumn: proposed?.amountColumn ?? '',
  directionColumn: proposed?.directionColumn ?? '',
  inColumn: proposed?.inColumn ?? '',
  outColumn: proposed?.outColumn ?? '',
  textColumn: proposed?.textColumn ?? '',
  secondTextColumn: proposed?.secondTextColumn ?? '',
  accountColumn: proposed?.accountColumn ?? '',
  currencyColumn: proposed?.currencyColumn ?? '',
  currency: proposed?.currency ?? ownCurrency,
  decimal: proposed?.decimal ?? ('.' as (typeof DecimalSignValues)[number]),
});

type Column = Exclude<keyof ReturnType<typeof valuesOf>, 'hasHeader'>;

/** Maps the columns of a CSV file. The server proposes a mapping if it recognises them. */
export function MappingDialog({ statement, onKept, onClose }: MappingProps) {
  const { columns } = statement;
  const form = useApiForm({
    call: call('PUT /api/bank/mappings'),
    defaultValues: valuesOf(statement),
    about: columns.join(),
    send: ({ hasHeader, ...texts }, put) => put({ hasHeader, columns, ...filled(texts) }),
    onDone: (_, { bank }) => onKept(bank),
  });
  const options = columns.map((value) => ({ value, label: value }));
  const column = (name: Column, label: string, isNeeded = false) => (
    <SelectField
      {...form.field(name, label)}
      options={options}
      {...(isNeeded ? {} : { placeholder: words.noColumn, required: undefined })}
    />
  );
  const hasCurrency = form.watch('currencyColumn') !== '';
  return (
    <ChangeDialog
      wide
      title={words.title}
      description={words.description}
      action={words.action}
      form={form}
      onClose={onClose}
    >
      <Sample statement={statement} />
      <TextField {...form.field('bank', words.bank)} hint={words.bankHint} />
      <Checkbox label={words.hasHeader} {...form.register('hasHeader')} />
      <FieldColumns>
        {column('dayColumn', words.day, true)}
        <SelectField
          {...form.field('dayOrder', words.dayOrder)}
          options={optionsOf(DayOrderValues, words.dayOrders)}
        />
      </FieldColumns>
      <Stack as="fieldset" gap={3}>
        <Text as="legend" strong below={1}>
          {words.sums}
        </Text>
        <Text soft size={2}>
          {words.sumsHint}
        </Text>
        <FieldColumns>
          {column('amountColumn', words.amount)}
          {column('directionColumn', words.direction)}
        </FieldColumns>
        <FieldColumns>
          {column('inColumn', words.moneyIn)}
          {column('outColumn', words.moneyOut)}
        </FieldColumns>
        <FieldColumns>
          <SelectField
            {...form.field('decimal', words.decimal)}
            options={optionsOf(DecimalSignValues, words.decimals)}
          />
          {column('currencyColumn', words.currencyColumn)}
          {hasCurrency ? null : (
            <TextField {...form.field('currency', words.currency)} required={undefined} />
          )}
        </FieldColumns>
      </Stack>
      <FieldColumns>
        {column('textColumn', words.text)}
        {column('secondTextColumn', words.secondText)}
        {column('accountColumn', words.account)}
      </FieldColumns>
    </ChangeDialog>
  );
}

/** Optional fields are left out, not sent empty. A currency with a column of its own is not fixed. */
function filled<Values extends Record<string, string>>(values: Values) {
  const { currency: _, ...others } = values;
  const kept = values['currencyColumn'] ? others : values;
  return Object.fromEntries(
    Object.entries(kept).filter(([, text]) => text !== ''),
  ) as unknown as Values;
}

const Sample = ({ statement: { columns, sample } }: { statement: Statement }) => (
  <section className={styles.sample} aria-label={words.sample} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sample.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
