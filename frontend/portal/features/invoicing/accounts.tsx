import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  type AccountFile,
  type AnswerOf,
  download,
  q,
  useQuery,
  type VatStep,
} from '../../../api/call';
import { AccountFileValues, VatStepValues } from '../../../api/generated/enums';
import { AccountFileWords } from '../../../api/generated/words/account-file';
import { formatMonth, type Instant, today } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { saveFile } from '../../../lib/save-file';
import { SelectField } from '../../../ui/inputs';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Segmented } from '../../../ui/segmented';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { optionsOf } from '../../labels';
import { DataTable } from '../../lists/data-table';
import { dayText } from '../invoices/parts';
import { categoryLabels, paperWords } from '../invoices/words';
import { STERLING } from './amount-field';
import styles from './invoicing.module.css';
import { InvoicingPage } from './invoicing-page';
import { accountsWords as words } from './words';

const MONTHS = 24;
const YEARS = 7;

/** Of this month and those before it, newest first: "2026-11". */
const months = (): string[] => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

const monthText = (month: string): string => formatMonth(`${month}-15T12:00:00Z` as Instant);

export function Component() {
  return (
    <InvoicingPage>
      <Stack gap={7} className={styles.rows}>
        <Files />
        <Vat />
      </Stack>
    </InvoicingPage>
  );
}

function Files() {
  // Accountants ask for the last whole month.
  const [month, setMonth] = useState(() => months()[1] ?? '');
  return (
    <Section
      title={words.files}
      lead={words.filesLead}
      action={
        <SelectField
          label={words.month}
          options={months().map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      }
    >
      <ItemRows>
        {AccountFileValues.map((file) => (
          <ItemRow key={file} title={AccountFileWords[file]} notes={[words.hints[file]]}>
            <SaveFile file={file} month={month} />
          </ItemRow>
        ))}
      </ItemRows>
    </Section>
  );
}

const SaveFile = ({ file, month }: { file: AccountFile; month: string }) => (
  <RowAction
    small
    variant="secondary"
    aria-label={words.saveOf(AccountFileWords[file])}
    send={() => download('/api/accounts/files', { query: { file, month } })}
    done={({ name }) => words.saved(name)}
    onDone={({ content, name }) => saveFile(content, name)}
  >
    <Download aria-hidden="true" size={16} />
    {words.save}
  </RowAction>
);

function Vat() {
  const [year, setYear] = useState(() => today().slice(0, 4));
  const [by, setBy] = useState<VatStep>('quarter');
  const query = useQuery(q('/api/accounts/vat', { query: { year, by } }));
  const years = Array.from({ length: YEARS }, (_, back) =>
    String(Number(today().slice(0, 4)) - back),
  );
  return (
    <Section
      title={words.vat}
      lead={words.vatLead}
      action={
        <Row align="end" gap={4}>
          <SelectField
            label={words.year}
            options={years.map((value) => ({ value, label: value }))}
            value={year}
            onChange={({ target }) => setYear(target.value)}
          />
          <Segmented
            label={words.by}
            value={by}
            options={optionsOf(VatStepValues, words.steps)}
            onChoose={setBy}
          />
        </Row>
      }
    >
      <Loaded query={query} noun={words.vatNoun} lines={6}>
        {({ periods }) => {
          const filled = periods.filter(({ sums }) => sums.length > 0);
          if (filled.length === 0) return <Text soft>{words.noVat}</Text>;
          return (
            <Stack gap={6} className={styles.vat}>
              {filled.map((period) => (
                <Period key={period.from} period={period} />
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Section>
  );
}

type VatPeriod = AnswerOf<'/api/accounts/vat', 'get'>['periods'][number];
type Sum = Pick<VatPeriod['sums'][number], 'category' | 'rate' | 'netMinor' | 'vatMinor'>;

function Period({ period }: { period: VatPeriod }) {
  const { from, to, sums, sterling, withoutSterling } = period;
  const title = `${dayText(from)} – ${dayText(to)}`;
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  // Sums in sterling alone are the same twice.
  const needsSterling = currencies.some((one) => one !== STERLING);
  return (
    <section aria-label={title}>
      <Text as="h3" size={4} strong below={2}>
        {title}
      </Text>
      <Stack gap={4}>
        {currencies.map((currency) => (
          <Sums
            key={currency}
            label={`${title}, ${currency}`}
            currency={currency}
            sums={sums.filter((one) => one.currency === currency)}
          />
        ))}
        {needsSterling ? (
          <div>
            <Text soft below={1}>
              {words.inSterling}
            </Text>
            <Sums label={`${title}, ${words.inSterling}`} currency={STERLING} sums={sterling} />
          </div>
        ) : null}
        {withoutSterling.length > 0 ? (
          <Text alarm breaks>
            {words.without(withoutSterling.join(', '))}
          </Text>
        ) : null}
      </Stack>
    </section>
  );
}

interface SumsProps {
  label: string;
  currency: string;
  sums: readonly Sum[];
}

const Sums = ({ label, currency, sums }: SumsProps) => (
  <DataTable
    label={label}
    rows={sums}
    keyOf={({ category, rate }) => `${category} ${rate}`}
    columns={[
      {
        header: words.columns.kind,
        look: ['title'],
        cell: ({ category, rate }) =>
          category === 'S' ? paperWords.rate(rate) : categoryLabels[category],
      },
      {
        header: `${words.columns.net} (${currency})`,
        look: 'figure',
        cell: ({ netMinor }) => formatMinor(netMinor, currency),
      },
      {
        header: `${words.columns.vat} (${currency})`,
        look: 'figure',
        cell: ({ vatMinor }) => formatMinor(vatMinor, currency),
      },
    ]}
  />
);
