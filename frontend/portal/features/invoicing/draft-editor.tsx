import { call, type ZeroCategory } from '../../../api/call';
import { ZeroCategoryValues } from '../../../api/generated/enums';
import { countryName } from '../../../lib/country';
import type { Day } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { linesOf } from '../../../lib/text';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/inputs';
import { Columns, Heading, Row, Stack, Text } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { optionsOf } from '../../labels';
import type { Invoice } from '../invoices/invoice-source';
import { Standing } from '../invoices/pay';
import { paperWords } from '../invoices/words';
import { STERLING } from './amount-field';
import styles from './invoicing.module.css';
import { draftWords as words, zeroLabels } from './words';

const BillingDialog = lazyDialog(() => import('./billing-dialog'), 'BillingDialog');

/** As the server names fields: `lines.0.text`; all of the client are in one dialog. */
const fieldId = (field: string): string =>
  `invoice-${field.startsWith('buyer.') ? 'buyer' : field}`;

const valuesOf = (invoice: Invoice) => ({
  texts: invoice.lines.map(({ text }) => text),
  vatNote: invoice.vatNote,
  zeroRatedAs: invoice.zeroRatedAs ?? '',
  sterlingRate: invoice.sterlingRate ?? '',
  taxPoint: invoice.taxPoint ?? '',
  dueOn: invoice.dueOn ?? '',
});

type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ texts, zeroRatedAs, sterlingRate, taxPoint, dueOn, vatNote }: Values) => ({
  lines: texts.map((text) => ({ text })),
  vatNote,
  zeroRatedAs: (zeroRatedAs || null) as ZeroCategory | null,
  sterlingRate: sterlingRate || null,
  taxPoint: (taxPoint || null) as Day | null,
  dueOn: (dueOn || null) as Day | null,
});

const useDraft = (invoice: Invoice) => {
  const form = useApiForm({
    call: call('PUT /api/invoices/{id}/draft', { path: { id: invoice._id } }),
    of: invoice,
    valuesOf,
    follows: true,
    send: (values, put, { version }) => put({ ...bodyOf(values), version }),
    done: ({ message }) => message,
    onDone: (answer): void => form.take(answer.invoice),
    shown: { texts: { label: words.lines, text: (texts) => texts.join('\n') } },
  });
  return form;
};

type DraftForm = ReturnType<typeof useDraft>;

/** The words and days of a draft; its sums are agreed. */
export function DraftEditor({ invoice }: { invoice: Invoice }) {
  const form = useDraft(invoice);
  return (
    <Columns from="large" gap={7} align="start" className={styles.beside}>
      <Issue invoice={invoice} isChanged={form.isChanged} />
      <Form form={form} aria-label={words.title} gap={7} className={styles.draft}>
        <Lines invoice={invoice} form={form} />
        <Days invoice={invoice} form={form} />
        <Row>
          <Button type="submit" variant="secondary" label={words.save} isPending={form.isPending} />
        </Row>
      </Form>
    </Columns>
  );
}

interface FieldsProps {
  invoice: Invoice;
  form: DraftForm;
}

const Lines = ({ invoice: { lines, vat, currency }, form }: FieldsProps) => (
  <Section title={words.lines} lead={words.linesLead}>
    {lines.map((line, index) => (
      <TextField
        key={index}
        id={fieldId(`lines.${index}.text`)}
        label={words.line(index + 1)}
        hint={words.lineHint(formatMinor(line.netMinor, currency), paperWords.rate(line.vatRate))}
        required
        {...form.register(`texts.${index}`, { required: words.lineMissing })}
        error={form.form.getFieldState(`texts.${index}`).error?.message}
      />
    ))}
    {vat.some(({ rate }) => rate === 0) ? (
      <Columns from="small" gap={5} align="end">
        <SelectField
          {...form.field('zeroRatedAs', words.zeroRatedAs)}
          id={fieldId('zeroRatedAs')}
          required={undefined}
          placeholder={words.noReason}
          options={optionsOf(ZeroCategoryValues, zeroLabels)}
        />
        <TextField
          {...form.field('vatNote', words.vatNote)}
          id={fieldId('vatNote')}
          required={undefined}
          hint={words.vatNoteHint}
        />
      </Columns>
    ) : null}
  </Section>
);

const Days = ({ invoice: { kind, currency, vatMinor }, form }: FieldsProps) => (
  <Section title={words.days}>
    <Columns from="small" gap={5} align="end">
      <TextField
        {...form.field('taxPoint', words.taxPoint)}
        type="date"
        hint={words.taxPointHint}
      />
      {kind === 'credit' ? null : (
        <TextField {...form.field('dueOn', words.dueOn)} type="date" hint={words.dueHint} />
      )}
      {currency !== STERLING && vatMinor !== 0 ? (
        <TextField
          {...form.field('sterlingRate', words.sterlingRate)}
          id={fieldId('sterlingRate')}
          required={undefined}
          inputMode="decimal"
          hint={words.sterlingHint(currency)}
        />
      ) : null}
    </Columns>
  </Section>
);

interface IssueProps {
  invoice: Invoice;
  isChanged: boolean;
}

/** The addressee, the missing facts, and the button that issues it. */
function Issue({ invoice, isChanged }: IssueProps) {
  const { gaps, buyer, request } = invoice;
  return (
    <Stack as="section" gap={5} aria-label={words.issue}>
      <Standing invoice={invoice} />
      {gaps.length > 0 ? (
        <div>
          <Heading id="invoice-gaps" below={1}>
            {words.missing(gaps.length)}
          </Heading>
          <Stack as="ul" gap={2} className={styles.gaps}>
            {gaps.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
                  {message}
                </a>
              </li>
            ))}
          </Stack>
        </div>
      ) : null}
      <Button
        wide
        label={words.issue}
        disabledReason={
          isChanged ? words.saveFirst : gaps.length > 0 ? words.missing(gaps.length) : undefined
        }
        reasonId={!isChanged && gaps.length > 0 ? 'invoice-gaps' : undefined}
        onClick={() => askToIssue(invoice)}
      />
      <div>
        <Heading below={1}>{words.to}</Heading>
        <Address invoice={invoice} />
        <Row before={2}>
          <DialogButton
            small
            id={fieldId('buyer.')}
            label={words.change}
            dialog={BillingDialog}
            of={{ requestId: request._id, billing: buyer }}
          />
        </Row>
      </div>
    </Stack>
  );
}

function goTo(event: React.MouseEvent, field: string): void {
  event.preventDefault();
  const found = document.getElementById(fieldId(field));
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

const nameOf = ({ buyer: { company, name } }: Invoice): string => company || name;

const Address = ({ invoice: { buyer } }: { invoice: Invoice }) => (
  <div>
    {[
      buyer.company,
      buyer.name,
      ...linesOf(buyer.address),
      countryName(buyer.country),
      buyer.vatNumber,
      buyer.email,
    ]
      .filter(Boolean)
      .map((line, index) => (
        <Text key={index} as="div" dir="auto" breaks soft={index > 0}>
          {line}
        </Text>
      ))}
  </div>
);

function askToIssue(invoice: Invoice): void {
  const { _id: id, kind, totalMinor, currency, buyer, version } = invoice;
  const what = kind === 'credit' ? 'credit note' : 'invoice';
  confirm({
    ...words.issuing(what, nameOf(invoice)),
    text: (
      <Stack gap={4}>
        <p>{words.issueText(buyer.email, formatMinor(totalMinor, currency))}</p>
        <Address invoice={invoice} />
      </Stack>
    ),
    run: () => call('POST /api/invoices/{id}/issue', { path: { id } }).send({ version }),
  });
}
